/* What the headers of Python must know of 64-bit Windows to compile for it elsewhere. Only the limited API is used, so
   any Python's headers from 3.11 on will do beside this. */

#define MS_WINDOWS 1
#define MS_WIN32 1
#define MS_WIN64 1
#define Py_ENABLE_SHARED 1
#define HAVE_DECLSPEC_DLL 1
#define HAVE_STDDEF_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_PY_SSIZE_T 1
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF_PID_T 8
#define PY_SSIZE_T_MAX 9223372036854775807LL
typedef long long Py_ssize_t;

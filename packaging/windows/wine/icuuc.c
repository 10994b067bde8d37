/* For tests under Wine only: Windows has an icuuc.dll of its own since 1903, Wine 8 has none, and Qt6Core.dll is linked
   to it. Here every converter is "not available" (U_FILE_ACCESS_ERROR), so Qt goes on with its own. */

#define EXPORT __declspec(dllexport)
typedef int UErrorCode;

enum { U_FILE_ACCESS_ERROR = 4 };

static void *absent(UErrorCode *error) {
    if (error)
        *error = U_FILE_ACCESS_ERROR;
    return 0;
}

EXPORT void *ucnv_open(const char *name, UErrorCode *error) { return absent(error); }
EXPORT const char *ucnv_getName(void *converter, UErrorCode *error) { return absent(error); }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, UErrorCode *error) { return absent(error); }
EXPORT const char *ucnv_getAvailableName(int number) { return 0; }
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT signed char ucnv_getMaxCharSize(void *converter) { return 4; }
EXPORT int ucnv_toUCountPending(void *converter, UErrorCode *error) { return 0; }
EXPORT int ucnv_fromUCountPending(void *converter, UErrorCode *error) { return 0; }

/* never called, for there is no converter to call them with */
EXPORT void ucnv_close(void) {}
EXPORT void ucnv_reset(void) {}
EXPORT void ucnv_toUnicode(void) {}
EXPORT void ucnv_fromUnicode(void) {}
EXPORT void ucnv_cbToUWriteUChars(void) {}
EXPORT void ucnv_getToUCallBack(void) {}
EXPORT void ucnv_setToUCallBack(void) {}
EXPORT void ucnv_getFromUCallBack(void) {}
EXPORT void ucnv_setFromUCallBack(void) {}
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}

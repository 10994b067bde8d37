; The installer for Windows: for the user who runs it, without an administrator's rights.
;
; packaging/windows/installer.py calls makensis with
;   VERSION    0.1.0
;   PAYLOAD    all that is in the folder that PyInstaller made: folder\*
;   FILES      a list of commands that delete every file and folder of the payload
;   ICON       the program's icon
;   SIDE       the picture beside the first and the last page
;   OUT        the installer to write
;   TARGET     what kind of program it is itself
;
;   setup.exe /S /D=folder        installs without asking; /D must be last, without quotes
;   uninstall.exe /S              removes the program and keeps matches and settings
;   uninstall.exe /S /PURGE       removes these too
; Exit codes: 0 done, 1 cancelled by the user, 2 not possible (the program is running; a 32-bit Windows).

Unicode true
Target ${TARGET}
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 32

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "x64.nsh"

!define NAME "Cardtable"
!define PROGRAM "cardtable.exe"
!define TYPE "Cardtable.Record"
!define ENDING ".cardtable"
!define MIME "application/x-cardtable"
!define CLASSES "Software\Classes"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
; where the program keeps matches and settings, as platformdirs has it
!define SAVES "$LOCALAPPDATA\Cardtable\cardtable"
!define SAVES_PARENT "$LOCALAPPDATA\Cardtable"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
!macro version_strings language
  VIAddVersionKey /LANG=${language} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileDescription" "$(^SetupCaption)"
  VIAddVersionKey /LANG=${language} "CompanyName" "Cardtable contributors"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "MIT, CC0-1.0, OFL-1.1"
!macroend

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_WELCOMEPAGE_TEXT $(welcome)
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_NOAUTOCLOSE
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_COMPONENTSPAGE_TEXT_TOP $(uninstall_top)
!define MUI_PAGE_CUSTOMFUNCTION_SHOW un.hide_space
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for everybody whose Windows speaks none of these.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Norwegian"
!insertmacro MUI_LANGUAGE "Korean"
!include "words.nsh"

Var Running ; 1 if the installed program is running

!macro look_whether_running
  ; a program that runs cannot be opened for writing
  StrCpy $Running 0
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      StrCpy $Running 1
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

; Ask for the program to be closed until it is; without a window, give up.
!macro wait_until_closed
  again:
  !insertmacro look_whether_running
  ${If} $Running = 1
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION $(close_first) /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP $(needs_64_bit) /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section "-program"
  !insertmacro wait_until_closed

  ; An older version goes by its own uninstaller, which knows its files, and leaves matches and settings.
  ReadRegStr $1 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $1 == ""
    StrCpy $1 "$INSTDIR"
  ${EndIf}
  ${If} ${FileExists} "$1\uninstall.exe"
    ExecWait '"$1\uninstall.exe" /S _?=$1' $0 ; _? has it wait, and leave itself
    ${If} $0 <> 0
      MessageBox MB_OK|MB_ICONSTOP $(close_first) /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    Delete "$1\uninstall.exe"
    RMDir "$1"
  ${EndIf}

  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${PAYLOAD}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP $(could_not_write) /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0 SW_SHOWNORMAL "" $(description)

  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" $(record)
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${TYPE}" ""

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "Cardtable contributors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section "un.${NAME}"
  SectionIn RO
  !insertmacro wait_until_closed

  ; only what was installed: whoever chose a folder of his own may keep other things there
  !include "${FILES}"
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP" ; a folder that is somebody's current one cannot be removed
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs" ; where nothing else is in it, we made it

  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
    DeleteRegValue HKCU "${CLASSES}\${ENDING}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
SectionEnd

Section /o "un.$(matches_and_settings)" purge
  RMDir /r "${SAVES}"
  RMDir "${SAVES_PARENT}"
SectionEnd

; How much room it needs is no question here.
Function un.hide_space
  FindWindow $0 "#32770" "" $HWNDPARENT
  GetDlgItem $0 $0 1023
  ShowWindow $0 ${SW_HIDE}
FunctionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/PURGE" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${purge}
  ${EndIf}
FunctionEnd

!insertmacro version_strings ${LANG_ENGLISH}
!insertmacro version_strings ${LANG_ITALIAN}
!insertmacro version_strings ${LANG_NORWEGIAN}
!insertmacro version_strings ${LANG_KOREAN}

"""What the Info.plist of the macOS bundle says."""

from typing import Any

NAME = "Cardtable"
IDENTIFIER = "org.cardtable.Cardtable"
RECORD = "org.cardtable.record"  # the uniform type of a .cardtable file
MIME = "application/x-cardtable"
LANGUAGES = ("en", "it", "nb", "ko")
OLDEST = "13.0"  # what the wheels of PySide6 are built for


def information(version: str) -> dict[str, Any]:
    """What Info.plist says beyond name, executable and icon, which PyInstaller's BUNDLE writes."""
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Cardtable match",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD,
                "UTTypeDescription": "Cardtable match",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["cardtable"],
                    "public.mime-type": [MIME],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "LSBackgroundOnly": False,  # PyInstaller's default depends on the console
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # light and dark as the system is
        "NSSupportsAutomaticGraphicsSwitching": True,  # nothing here needs the faster processor
        "NSHumanReadableCopyright": "Cardtable contributors. MIT, CC0-1.0, OFL-1.1.",
    }

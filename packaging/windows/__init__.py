"""The installer for Windows."""

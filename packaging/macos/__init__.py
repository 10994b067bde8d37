"""The bundle and the disk image for macOS."""

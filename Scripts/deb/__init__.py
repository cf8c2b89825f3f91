"""Builds the Debian package from the release executable. Run by `make deb`."""

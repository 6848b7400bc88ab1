"""The version of the package, in this place alone."""

__version__ = "1.0.0"

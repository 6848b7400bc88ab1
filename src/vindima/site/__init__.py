"""The site: static files with which a browser plays without a server."""

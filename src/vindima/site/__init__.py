"""The site: static files that let a browser play without a server."""

"""Tables without a server: what answers the pages' requests inside a browser.

The pages speak the same protocol as with a server. A Web Worker runs this package in Pyodide; IndexedDB keeps
the games, and bots think in workers of their own. Everything here and below runs with the standard library.
"""

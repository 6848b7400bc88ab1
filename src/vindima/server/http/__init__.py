"""The tables over HTTP: endpoints, request bodies, responses, guards and static pages."""

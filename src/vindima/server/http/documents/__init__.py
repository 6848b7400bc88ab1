"""The pages of the site, and how links to it are previewed."""

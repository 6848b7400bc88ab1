"""The learned network of `expert` and `master`: what it reads, how it answers, and a search that uses it."""

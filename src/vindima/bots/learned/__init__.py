"""The learned network of `master`: what it reads, how it answers, and a search that uses it."""

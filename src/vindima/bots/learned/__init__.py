"""The learned network of `expert` and `master`: its inputs, its answers, and a search guided by it."""

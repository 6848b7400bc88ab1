"""The rules reference: the games' rules in our own words, in citable paragraphs.

A paragraph is a heading with an id (`### Sales {#sales}`) and the text below it. Tables of cards, tiles and
prices are not written by hand but filled in from the games' data, with the words of the catalogues. `citing`
finds the paragraphs that a rule cites; `reference` gives the text.
"""

// Owns the expected failures of levels: none of its own so far.

export {};

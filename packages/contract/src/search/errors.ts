// Owns the expected failures of the search domain.

export {};

// Owns the addresses of the search domain.

export {};

// Owns the endpoints of search.

export {};

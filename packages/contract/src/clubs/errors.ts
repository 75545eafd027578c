// Owns the expected failures of the clubs domain.

export {};

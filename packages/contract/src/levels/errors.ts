// Owns the expected failures of the levels domain.

export {};

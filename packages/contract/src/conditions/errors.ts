// Owns the expected failures of the conditions domain.

export {};

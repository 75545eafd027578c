// Owns the expected failures of the safety domain.

export {};

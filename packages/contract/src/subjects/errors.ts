// Owns the expected failures of the subjects domain.

export {};

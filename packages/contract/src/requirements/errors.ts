// Owns the expected failures of the requirements domain.

export {};

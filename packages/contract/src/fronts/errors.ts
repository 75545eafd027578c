// Owns the expected failures of the fronts domain.

export {};

// Owns the addresses of the fronts domain.

export {};

// Owns the addresses of the levels domain.

export {};

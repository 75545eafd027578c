// Owns the addresses of the conditions domain.

export {};

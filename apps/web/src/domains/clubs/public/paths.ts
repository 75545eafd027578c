// Owns the addresses of the clubs domain.

export {};

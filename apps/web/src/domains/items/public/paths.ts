// Owns the addresses of the items domain.

export {};

// Owns the addresses of the safety domain.

export {};

// Owns the addresses of the requirements domain.

export {};

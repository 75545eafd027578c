// Owns the addresses of the market domain.

export {};

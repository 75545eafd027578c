// Owns the addresses of the redemption domain.

export {};

// Owns the addresses of the gacha domain.

export {};

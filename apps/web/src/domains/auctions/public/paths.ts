// Owns the addresses of the auctions domain.

export {};

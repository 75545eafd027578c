// Owns the addresses of the ledger domain.

export {};

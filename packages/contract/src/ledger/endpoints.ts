// Owns the endpoints of the ledger.

export {};

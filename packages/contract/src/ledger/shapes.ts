// Owns the shapes of the ledger that both sides say.

export {};

// Owns the events of the ledger, named in the past tense.

export {};

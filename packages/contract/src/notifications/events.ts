// Owns the events of notifications, named in the past tense.

export {};

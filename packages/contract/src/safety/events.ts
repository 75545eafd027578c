// Owns the events of the safety domain, named in the past tense.

export {};

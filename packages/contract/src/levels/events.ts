// Owns the events of the levels domain, named in the past tense.

export {};

// Owns the events of the conditions domain, named in the past tense.

export {};

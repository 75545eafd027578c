// Owns the events of the search domain, named in the past tense.

export {};

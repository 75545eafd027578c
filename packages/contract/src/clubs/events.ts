// Owns the events of the clubs domain, named in the past tense.

export {};

// Owns the events of the subjects domain, named in the past tense.

export {};

// Owns the events of the fronts domain, named in the past tense.

export {};

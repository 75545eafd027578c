// Owns the events of the requirements domain, named in the past tense.

export {};

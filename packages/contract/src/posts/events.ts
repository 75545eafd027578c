// Owns the events of the posts domain, named in the past tense.

export {};

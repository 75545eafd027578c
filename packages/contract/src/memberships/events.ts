// Owns the events of the memberships domain, named in the past tense.

export {};

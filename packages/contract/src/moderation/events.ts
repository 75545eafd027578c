// Owns the events of the moderation domain, named in the past tense.

export {};

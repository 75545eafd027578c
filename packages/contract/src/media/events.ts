// Owns the events of the media domain, named in the past tense.

export {};

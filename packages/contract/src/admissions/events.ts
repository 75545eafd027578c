// Owns the events of the admissions domain, named in the past tense.

export {};

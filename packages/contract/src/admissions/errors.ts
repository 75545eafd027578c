// Owns the expected failures of the admissions domain.

export {};

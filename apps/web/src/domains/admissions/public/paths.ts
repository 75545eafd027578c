// Owns the addresses of the admissions domain.

export {};

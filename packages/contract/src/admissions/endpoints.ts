// Owns the endpoints of admissions.

export {};

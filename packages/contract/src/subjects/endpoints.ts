// Owns the endpoints of subjects.

export {};

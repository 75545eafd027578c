// Owns the endpoints of conditions.

export {};

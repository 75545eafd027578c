// Owns the endpoints of safety.

export {};

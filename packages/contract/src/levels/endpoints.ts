// Owns the endpoints of levels.

export {};

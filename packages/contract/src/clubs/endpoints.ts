// Owns the endpoints of clubs.

export {};

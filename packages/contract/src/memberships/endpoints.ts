// Owns the endpoints of memberships.

export {};

// Owns the endpoints of fronts.

export {};

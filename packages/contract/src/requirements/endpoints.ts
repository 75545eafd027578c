// Owns the endpoints of requirements.

export {};

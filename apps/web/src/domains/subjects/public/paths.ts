// Owns the addresses of the subjects domain.

export {};

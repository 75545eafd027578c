// Owns the endpoints of media.

export {};

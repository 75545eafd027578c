// Owns the endpoints of moderation.

export {};

// Owns the addresses of the moderation domain.

export {};

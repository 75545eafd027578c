// Owns the expected failures of the moderation domain.

export {};

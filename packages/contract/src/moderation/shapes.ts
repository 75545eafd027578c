// Owns the shapes of moderation that both sides say.

export {};

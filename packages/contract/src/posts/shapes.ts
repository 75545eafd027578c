// Owns the shapes of posts that both sides say.

export {};

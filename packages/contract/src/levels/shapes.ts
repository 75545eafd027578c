// Owns the shapes of levels that both sides say.

export {};

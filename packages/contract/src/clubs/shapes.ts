// Owns the shapes of clubs that both sides say.

export {};

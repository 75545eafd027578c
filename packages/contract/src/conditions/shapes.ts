// Owns the shapes of conditions that both sides say.

export {};

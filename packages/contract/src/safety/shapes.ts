// Owns the shapes of safety that both sides say.

export {};

// Owns the shapes of media that both sides say.

export {};

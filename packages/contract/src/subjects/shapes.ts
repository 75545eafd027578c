// Owns the shapes of subjects that both sides say.

export {};

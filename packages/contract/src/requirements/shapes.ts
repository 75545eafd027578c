// Owns the shapes of requirements that both sides say.

export {};

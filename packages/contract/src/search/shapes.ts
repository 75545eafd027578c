// Owns the shapes of search that both sides say.

export {};

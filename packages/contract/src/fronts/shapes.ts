// Owns the shapes of fronts that both sides say.

export {};

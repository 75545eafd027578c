// Owns the shapes of admissions that both sides say.

export {};

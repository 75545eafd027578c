// Owns the shapes of memberships that both sides say.

export {};

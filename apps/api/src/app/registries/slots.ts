// Owns the filling of slots at boot: what later rows know, handed to the early rows that asked for its shape.

export function fillSlots(): void {}

// Owns: the order of lists that people arrange: a position on every entry, counting from 0.

export function withPositions<T extends object>(entries: readonly T[]): (T & { position: number })[] {
  return entries.map((entry, position) => ({ ...entry, position }));
}

export type Move = { from: number; to: number };

/** The list after one entry was moved. A target beyond an end means that end; an unknown start moves nothing. */
export function reorder<T extends object>(
  entries: readonly T[],
  { from, to }: Move,
): (T & { position: number })[] {
  const list = [...entries];
  const [moved] = Number.isInteger(from) && from >= 0 ? list.splice(from, 1) : [];
  if (moved !== undefined) list.splice(Math.max(0, to), 0, moved);
  return withPositions(list);
}

// Owns where a ten ends before its tenth: at the first draw that needs a copy of a design that has run out.

/** How many of them can be made, in their order. `left` holds the copies of each design; null, or no word of it, is without end. */
export function drawsBeforeTheEnd(
  draws: readonly { readonly design_id: string }[],
  left: ReadonlyMap<string, number | null>,
): number {
  const taken = new Map<string, number>();
  const end = draws.findIndex(({ design_id }) => {
    const before = taken.get(design_id) ?? 0;
    taken.set(design_id, before + 1);
    return before >= (left.get(design_id) ?? Number.POSITIVE_INFINITY);
  });
  return end === -1 ? draws.length : end;
}

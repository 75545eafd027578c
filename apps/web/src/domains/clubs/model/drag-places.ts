// Where a dragged row would land, and how the others make room for it.

export interface RowBox {
  top: number;
  height: number;
}

export interface DraggedRow {
  from: number;
  to: number;
  shift_px: number;
}

const middleOf = ({ top, height }: RowBox) => top + height / 2;

/** The place whose middle the leading edge of the dragged row has passed. */
export function placeOf(boxes: readonly RowBox[], from: number, shift_px: number): number {
  const dragged = boxes[from];
  if (dragged === undefined) return from;
  const top = dragged.top + shift_px;
  const bottom = top + dragged.height;
  const below = boxes.filter((box, place) => place > from && middleOf(box) < bottom).length;
  const above = boxes.filter((box, place) => place < from && middleOf(box) > top).length;
  return from + below - above;
}

/** The dragged row follows the finger; those between its old and its new place move into the gap. */
export function shiftOf(boxes: readonly RowBox[], { from, to, shift_px }: DraggedRow, at: number): number {
  if (at === from) return shift_px;
  const [dragged, first, second] = [boxes[from], boxes[0], boxes[1]];
  if (!dragged || !first || !second) return 0;
  const gap = second.top - first.top - first.height;
  if (from < at && at <= to) return -(dragged.height + gap);
  return to <= at && at < from ? dragged.height + gap : 0;
}

export function moved<Item>(items: readonly Item[], { from, to }: { from: number; to: number }): Item[] {
  const rest = items.filter((_, place) => place !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

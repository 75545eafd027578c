// Where something that is dragged would land, and how the others make room for it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Shift {
  x: number;
  y: number;
}

export interface Drag {
  from: number;
  to: number;
  by: Shift;
}

export const still: Shift = { x: 0, y: 0 };

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** In a list: the place whose middle the leading edge of the dragged row has passed. */
export function placeInRows(boxes: readonly Box[], from: number, by: Shift): number {
  const dragged = boxes[from];
  if (dragged === undefined) return from;
  const top = dragged.top + by.y;
  const bottom = top + dragged.height;
  const below = boxes.filter((box, place) => place > from && middleOf(box).y < bottom).length;
  const above = boxes.filter((box, place) => place < from && middleOf(box).y > top).length;
  return from + below - above;
}

/** In a grid: the place whose middle is nearest. */
export function placeInGrid(boxes: readonly Box[], from: number, by: Shift): number {
  const dragged = boxes[from];
  if (dragged === undefined) return from;
  const held = middleOf(dragged);
  const apart = boxes.map((box) => {
    const { x, y } = middleOf(box);
    return Math.hypot(held.x + by.x - x, held.y + by.y - y);
  });
  return apart.indexOf(Math.min(...apart));
}

/** The dragged one follows the finger; those between its old and its new place move up by one. */
export function shiftOf(boxes: readonly Box[], { from, to, by }: Drag, at: number, rows: boolean): Shift {
  if (at === from) return by;
  const way = from < at && at <= to ? -1 : to <= at && at < from ? 1 : 0;
  if (way === 0) return still;
  const [dragged, own, next] = [boxes[from], boxes[at], boxes[at + way]];
  if (!dragged || !own || !next) return still;
  if (!rows) return { x: next.left - own.left, y: next.top - own.top };
  // Rows differ in height: each makes room for exactly the one that comes.
  const [first, second] = [boxes[0], boxes[1]];
  const gap = first && second ? second.top - first.top - first.height : 0;
  return { x: 0, y: way * (dragged.height + gap) };
}

/** The list after one was moved. */
export function moved<Item>(items: readonly Item[], { from, to }: { from: number; to: number }): Item[] {
  const rest = items.filter((_, place) => place !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

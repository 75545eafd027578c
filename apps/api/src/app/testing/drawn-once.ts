// Owns the drawings of tests: what the house draws for clubs, missions and items that look alike is rendered once in a process, and
// prepared once. What is uploaded goes through the picture process each time.
import type { Pictures } from '#platform/pictures/pictures.ts';

const rendered = new Map<string, Promise<Buffer>>();
const prepared = new Map<Buffer, ReturnType<Pictures['prepare']>>();

/** What failed is forgotten: whoever comes after it tries anew. */
function once<Key, Made>(made: Map<Key, Promise<Made>>, key: Key, make: () => Promise<Made>): Promise<Made> {
  const known = made.get(key);
  if (known !== undefined) return known;
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

export function drawOnce(pictures: Pictures): void {
  const { render, prepare } = pictures;
  const drawings = new WeakSet<Buffer>();
  pictures.render = async (svg, size) => {
    const bytes = await once(rendered, `${size.width} ${size.height} ${svg}`, () => render(svg, size));
    drawings.add(bytes);
    return bytes;
  };
  // By the buffer itself: only what was drawn here is the same one again.
  pictures.prepare = (bytes) =>
    drawings.has(bytes) ? once(prepared, bytes, () => prepare(bytes)) : prepare(bytes);
}

// A QR code's dark modules as one path.

/** The code's own quiet zone, in modules: readers need four. */
export const quietModules = 4;

export type QrMatrix = { size: number; data: ArrayLike<number> };

/** One run a row, so that neighbouring modules leave no hairline between them. */
export function qrPath({ size, data }: QrMatrix): string {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      if (!data[row * size + column]) {
        column += 1;
        continue;
      }
      const from = column;
      while (column < size && data[row * size + column]) column += 1;
      path += `M${from + quietModules} ${row + quietModules}h${column - from}v1h-${column - from}z`;
    }
  }
  return path;
}

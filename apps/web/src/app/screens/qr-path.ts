// Owns drawing a QR code: its dark modules as one path, a run per row.

export function qrPath(modules: { size: number; get: (row: number, column: number) => number }): string {
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1;
      path += `M${start} ${row}h${column - start + 1}v1h-${column - start + 1}z`;
    }
  }
  return path;
}

// Owns the table that people read.
import type { Result } from './line.ts';

const heads = ['name', 'ours', 'raw', 'unit', 'ratio', 'goal', 'holds'];

export function tableOf(results: readonly Result[]): string {
  const rows = [
    heads,
    ...results.map((r) => [
      r.name,
      String(r.ours),
      String(r.raw),
      r.unit,
      String(r.ratio),
      String(r.goal),
      r.holds ? 'yes' : 'NO',
    ]),
  ];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

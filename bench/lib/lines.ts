// Owns the finding of the lines: every file in bench/lines, so that a domain adds its own without touching another.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchLine } from './line.ts';

export async function readLines(folder: string): Promise<BenchLine[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files
      .sort()
      .map((file) => import(pathToFileURL(path.join(folder, file)).href) as Promise<{ lines: BenchLine[] }>),
  );
  return modules.flatMap((module) => module.lines);
}

/** The lines with a figure of that name, or whose name begins so; of a line with several, all are measured and shown. */
export function choose(lines: readonly BenchLine[], only: string | undefined): BenchLine[] {
  if (only === undefined) return [...lines];
  const names = (line: BenchLine) => line.figures.map((figure) => figure.name);
  const exact = lines.filter((line) => names(line).includes(only));
  const chosen =
    exact.length > 0 ? exact : lines.filter((line) => names(line).some((name) => name.startsWith(only)));
  if (chosen.length === 0)
    throw new Error(`no figure is called ${only}; there are ${lines.flatMap(names).join(', ')}`);
  return chosen;
}

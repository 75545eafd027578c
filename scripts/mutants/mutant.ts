// What a mutant is: one small change of one file that a test ought to notice.

export interface Mutant {
  /** From the root of the checkout. */
  readonly path: string;
  readonly line: number;
  /** What kind of slip it is: `boundary`, `dropped condition`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  /** The whole line in which it stands. */
  readonly source: string;
}

/** Where a change stands in its file. */
export function placeOf(text: string, start: number): Pick<Mutant, 'line' | 'source'> {
  const line = text.slice(0, start).split('\n').length;
  return { line, source: text.split('\n')[line - 1]?.trim() ?? '' };
}

export function mutate(text: string, { start, end, to }: Pick<Mutant, 'start' | 'end' | 'to'>): string {
  return text.slice(0, start) + to + text.slice(end);
}

const short = (text: string) => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 70 ? `${flat.slice(0, 67)}…` : flat;
};

/** Survives a change elsewhere in the file: by its content, not its line. */
export function nameOf({ path, kind, from, to, source }: Mutant): string {
  const change = `${path} ${kind}: ${short(from)} → ${short(to) || 'nothing'}`;
  return source === from ? change : `${change} in ${short(source)}`;
}

// How a copy's number is written: as wide as its edition, so that a shelf of them lines up.

/** `007/100`; undefined for an open run, whose numbers say nothing. */
export function serialOf(number: number, edition_size: number | null): string | undefined {
  if (edition_size === null) return undefined;
  const size = String(edition_size).padStart(3, '0');
  return `${String(number).padStart(size.length, '0')}/${size}`;
}

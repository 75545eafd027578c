// Coordinates as people type or paste them. A place at 0, 0 is one that was not chosen yet: it lies in the open sea.

export function isChosen({ lat, long }: { lat: number; long: number }): boolean {
  return lat !== 0 || long !== 0;
}

/** Six digits are a tenth of a meter. */
export function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}

/** Undefined for what is no number or lies outside the earth; empty counts as zero. */
export function readCoordinate(text: string, most: number): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '' || plain === '-') return 0;
  const value = Number(plain);
  return Number.isFinite(value) && Math.abs(value) <= most ? roundCoordinate(value) : undefined;
}

/** `51.5072, -0.1276` as maps copy it. */
export function readBoth(text: string): { lat: number; long: number } | undefined {
  const [, first, second] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const lat = first === undefined ? undefined : readCoordinate(first, 90);
  const long = second === undefined ? undefined : readCoordinate(second, 180);
  return lat === undefined || long === undefined ? undefined : { lat, long };
}

// Distances as people read them, in the reader's own locale.
import { numbersIn } from '#platform/i18n/formats.ts';

/** From here on a tenth of a kilometer says nothing. */
export const FAR_OFF_M = 100_000;

export function distanceText(tag: string, meters: number): string {
  const far = meters >= 1000;
  const unit = far ? 'kilometer' : 'meter';
  const value = far ? meters / 1000 : meters;
  return numbersIn(tag, {
    style: 'unit',
    unit,
    maximumFractionDigits: far && meters < FAR_OFF_M ? 1 : 0,
  }).format(value);
}

// Owns what follows from a birth date: the age band, and how much a minor may top up a month.
import { isOfAge } from '@stagepass/base/birthday.ts';
import type { AgeBand } from '@stagepass/contract/ledger/shapes.ts';

const OLDEST_YEARS = 120;

export function ageBandOf(birthDate: string | null, now: Date): AgeBand {
  if (birthDate === null) return 'unknown';
  if (isOfAge(birthDate, 18, now)) return 'adult';
  return isOfAge(birthDate, 16, now) ? 'under-18' : 'under-16';
}

/** Not in the future, and of nobody older than anybody. */
export function isPossibleBirthDate(birthDate: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  return birthDate < today && !isOfAge(birthDate, OLDEST_YEARS, now);
}

/** A calendar month; null where no such rule applies. */
export function topUpCapOf(band: AgeBand): number | null {
  if (band === 'under-16') return 5000;
  return band === 'under-18' ? 15_000 : null;
}

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Two letters that name a country, as far as the platform's own table knows; ZZ and the like are no place. */
export function isCountry(code: string): boolean {
  return !['ZZ', 'XA', 'XB', 'EU', 'UN', 'EZ', 'QO'].includes(code) && regions.of(code) !== undefined;
}

// Owns what follows from a birth date: the age band, and how much a minor may top up a month.
import type { AgeBand } from '@stagepass/contract/ledger/shapes.ts';

const OLDEST_YEARS = 120;

/** `YYYY-MM-DD` of the day that somebody born then turns so many years old; those of a leap day on the first of March. */
function turns(birthDate: string, years: number): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

export function ageBandOf(birthDate: string | null, now: Date): AgeBand {
  if (birthDate === null) return 'unknown';
  const today = now.toISOString().slice(0, 10);
  if (turns(birthDate, 18) <= today) return 'adult';
  return turns(birthDate, 16) <= today ? 'under-18' : 'under-16';
}

/** Not in the future, and of nobody older than anybody. */
export function isPossibleBirthDate(birthDate: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  return birthDate < today && turns(birthDate, OLDEST_YEARS) > today;
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

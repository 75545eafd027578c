// Owns the operator's table of countries: where draws that cost something are offered, and from which age.
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Platform } from '#platform/platform.ts';
import { type CountryRow, deleteCountry, listCountries, putCountry } from '../countries.store.ts';
import { isCountry } from '../identity.rules.ts';

export interface CountriesDesk {
  list(): Promise<CountryRow[]>;
  /** `least_age` null closes the country. */
  set(rule: { country: string; least_age: number | null; note: string }): Promise<'done' | 'no-such-country'>;
  /** Back to the rule of the house. */
  clear(country: string): Promise<'done' | 'not-there'>;
}

/** Undefined where the e-mail is no operator's: the log has to say who decided. */
export async function countriesDesk(platform: Platform, email: string): Promise<CountriesDesk | undefined> {
  const operator = await findPerson(platform.db, { email: email.trim().toLowerCase() });
  return operator?.operator === true ? countriesDeskOf(platform, operator.id) : undefined;
}

/** The desk of somebody who is known to be an operator. */
export function countriesDeskOf(platform: Platform, by: string): CountriesDesk {
  const log = { club_id: null, actor_id: by };
  return {
    list: () => listCountries(platform.db),
    set: ({ country, least_age, note }) =>
      platform.db.transaction(async (tx) => {
        if (!isCountry(country)) return 'no-such-country';
        await putCountry(tx, { country, least_age, note, set_by: by, set_at: platform.clock.now() });
        const details = { country, least_age: least_age ?? 'closed', note };
        await recordDeed(platform, tx, { ...log, deed: 'ledger.country-set', details });
        return 'done';
      }),
    clear: (country) =>
      platform.db.transaction(async (tx) => {
        if (!(await deleteCountry(tx, country))) return 'not-there';
        await recordDeed(platform, tx, { ...log, deed: 'ledger.country-cleared', details: { country } });
        return 'done';
      }),
  };
}

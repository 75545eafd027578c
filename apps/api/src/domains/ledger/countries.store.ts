// Owns the SQL of the operator's table of countries: where draws are offered, and from which age.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface CountryRow {
  country: string;
  /** Null where nothing can be drawn. */
  least_age: number | null;
  note: string;
  set_by: string;
  set_at: Date;
}

const one = prepared<CountryRow>('ledger-draw-country', 'select * from draw_countries where country = $1');

/** Undefined where the rule of the house holds. */
export async function findCountry(db: Executor, country: string): Promise<CountryRow | undefined> {
  return (await one(db, [country]))[0];
}

export async function listCountries(db: Executor): Promise<CountryRow[]> {
  return (await db.query<CountryRow>({ text: 'select * from draw_countries order by country' })).rows;
}

export async function putCountry(tx: Executor, row: CountryRow): Promise<void> {
  await tx.query({
    text: `insert into draw_countries (country, least_age, note, set_by, set_at) values ($1, $2, $3, $4, $5)
      on conflict (country) do update set least_age = excluded.least_age, note = excluded.note, set_by = excluded.set_by,
        set_at = excluded.set_at`,
    values: [row.country, row.least_age, row.note, row.set_by, row.set_at],
  });
}

/** Whether there was one. */
export async function deleteCountry(tx: Executor, country: string): Promise<boolean> {
  const { count } = await tx.query({
    text: 'delete from draw_countries where country = $1',
    values: [country],
  });
  return count > 0;
}

// Owns the SQL of seals and published heads: triggers work out what stands in them.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { day } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { SealRow } from './tables.ts';

const sealNext = prepared<SealRow>(
  'ledger-seal',
  'insert into ledger_seals (at) values ($1) returning n, after_id, to_id, moves, hash, at',
);

/** Seals the next batch of settled moves; undefined where there are none. */
export async function insertSeal(tx: Executor, at: Date): Promise<SealRow | undefined> {
  return (await sealNext(tx, [at]))[0];
}

/** The heads of all days that have ended without one, since the first seal or the last head. */
export async function insertHeads(tx: Executor, at: Date): Promise<number> {
  const { count } = await tx.query({
    text: `insert into ledger_heads (day, at)
      select d::date, $1 from generate_series(
        coalesce((select max(day) + 1 from ledger_heads), (select min(s.at at time zone 'UTC')::date from ledger_seals s)),
        ($1::timestamptz at time zone 'UTC')::date - 1, interval '1 day') d
      on conflict do nothing`,
    values: [at],
  });
  return count;
}

export interface HeadRow {
  day: string;
  seal_n: number;
  hash: Buffer;
  at: Date;
}

const headsBefore = prepared<HeadRow>(
  'ledger-heads',
  `select to_char(day, 'YYYY-MM-DD') as day, seal_n, hash, at from ledger_heads
   where $1::date is null or day < $1 order by ledger_heads.day desc limit $2`,
);

/** The newest first. */
export const byDay = keyset({ day });

export function listHeads(db: Executor, { after, limit }: PageOf<typeof byDay>): Promise<HeadRow[]> {
  return headsBefore(db, [after?.day ?? null, limit]);
}

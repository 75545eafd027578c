// Owns the SQL of the one place that is kept of a person: where and when they passed last, for 24 hours.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { LastPlace } from './place.rules.ts';

const KEPT_MS = 24 * 3_600_000;
const keptSince = (now: Date) => new Date(now.getTime() - KEPT_MS);

const turn = prepared<never>(
  'requirements-lock-place',
  "select pg_advisory_xact_lock(hashtextextended('requirements-place:' || $1, 0))",
);

/** Held until the transaction ends: of two passes at once, the second sees where the first was. */
export async function lockLastPlace(tx: Executor, userId: string): Promise<void> {
  await turn(tx, [userId]);
}

const find = prepared<LastPlace>(
  'requirements-last-place',
  'select lat, long, passed_at from requirement_last_places where user_id = $1 and passed_at > $2',
);

export async function findLastPlace(tx: Executor, userId: string, now: Date): Promise<LastPlace | undefined> {
  return (await find(tx, [userId, keptSince(now)]))[0];
}

const put = prepared<never>(
  'requirements-put-last-place',
  `insert into requirement_last_places (user_id, lat, long, passed_at) values ($1, $2, $3, $4)
   on conflict (user_id) do update set lat = excluded.lat, long = excluded.long, passed_at = excluded.passed_at`,
);

export async function updateLastPlace(
  tx: Executor,
  { user_id, lat, long, passed_at }: LastPlace & { user_id: string },
): Promise<void> {
  await put(tx, [user_id, lat, long, passed_at]);
}

export async function removeLastPlaceOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from requirement_last_places where user_id = $1', values: [userId] });
}

export async function removeOldPlaces(tx: Executor, now: Date): Promise<void> {
  await tx.query({
    text: 'delete from requirement_last_places where passed_at <= $1',
    values: [keptSince(now)],
  });
}

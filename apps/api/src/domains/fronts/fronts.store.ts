// Owns the SQL of fronts: featured clubs, and counts over views of other domains.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { FeaturedClubRow } from './tables.ts';

const MOST_FEATURED = 6;

/** Clubs that everybody may find and join. */
const findable = `c.visibility = 'public' and c.closed_at is null and c.suspended_at is null and c.delete_after is null`;

const featured = prepared<Pick<FeaturedClubRow, 'club_id'>>(
  'fronts-featured',
  `select f.club_id from featured_clubs f join club_facts c on c.id = f.club_id
   where ${findable} order by f.featured_at desc limit ${MOST_FEATURED}`,
);

/** The latest first. */
export async function listFeaturedIds(tx: Executor): Promise<string[]> {
  return (await featured(tx, [])).map((row) => row.club_id);
}

export async function clearFeatured(tx: Executor): Promise<void> {
  await tx.query({ text: 'delete from featured_clubs' });
}

export async function setFeatured(
  tx: Executor,
  { club_id, on, now }: { club_id: string; on: boolean; now: Date },
): Promise<void> {
  await tx.query(
    on
      ? {
          text: `insert into featured_clubs values ($1, $2)
            on conflict (club_id) do update set featured_at = excluded.featured_at`,
          values: [club_id, now],
        }
      : { text: 'delete from featured_clubs where club_id = $1', values: [club_id] },
  );
}

const joinedSince = prepared<{ club_id: string; joined: number }>(
  'fronts-joined-since',
  `select club_id, count(*)::int as joined from member_standing
   where club_id = any($1::uuid[]) and joined_at > $2 group by club_id`,
);

export async function countJoinedSince(
  tx: Executor,
  clubIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const rows = await joinedSince(tx, [clubIds, since]);
  return new Map(rows.map((row) => [row.club_id, row.joined]));
}

const byCategory = prepared<{ category: Interest; clubs: number }>(
  'fronts-categories',
  `select c.category, count(*)::int as clubs from club_facts c where ${findable}
   group by c.category order by clubs desc, c.category`,
);

export async function countByCategory(tx: Executor): Promise<{ category: Interest; clubs: number }[]> {
  return byCategory(tx, []);
}

// Owns the SQL of badges themselves.
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, one, run } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { BadgeRow, BadgesTables } from './tables.ts';

const db = tablesOf<BadgesTables>();

export async function findBadge(tx: Executor, id: string): Promise<BadgeRow | undefined> {
  return maybeOne(tx, db.selectFrom('badges').selectAll().where('id', '=', id));
}

export async function lockBadge(tx: Executor, id: string): Promise<BadgeRow | undefined> {
  return maybeOne(tx, db.selectFrom('badges').selectAll().where('id', '=', id).forUpdate());
}

export async function listBadges(tx: Executor, ids: readonly string[]): Promise<BadgeRow[]> {
  if (ids.length === 0) return [];
  return many(tx, db.selectFrom('badges').selectAll().where('id', 'in', ids));
}

/** Those that can still be earned. */
export async function listBadgesOfClub(
  tx: Executor,
  {
    club_id,
    only,
    earned_by,
    ...page
  }: CreationPage & {
    club_id: string;
    only: 'all' | 'free';
    /** Hidden ones are listed where this person has them; all of them where it is not said. */
    earned_by?: string | null;
  },
): Promise<BadgeRow[]> {
  let ofClub = db
    .selectFrom('badges')
    .selectAll()
    .where('club_id', '=', club_id)
    .where('retired_at', 'is', null);
  if (earned_by !== undefined)
    ofClub = ofClub.where((e) =>
      e.or([
        e('hidden', '=', false),
        e.exists(
          e
            .selectFrom('badge_holders')
            .select('badge_holders.badge_id')
            .whereRef('badge_holders.badge_id', '=', 'badges.id')
            .where('badge_holders.user_id', '=', earned_by),
        ),
      ]),
    );
  if (only === 'free') ofClub = ofClub.where('of_achievement', '=', false);
  return many(tx, byCreation.apply(ofClub, page, 'desc'));
}

export async function countBadgesOfClub(tx: Executor, clubId: string): Promise<number> {
  const { count } = await one(
    tx,
    db
      .selectFrom('badges')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('club_id', '=', clubId)
      .where('retired_at', 'is', null),
  );
  return Number(count);
}

export async function insertBadgeRow(
  tx: Executor,
  row: Omit<BadgeRow, 'version' | 'hidden'> & { hidden?: boolean },
): Promise<void> {
  await run(tx, db.insertInto('badges').values(row));
}

export async function updateBadgeRow(
  tx: Executor,
  id: string,
  fields: Partial<Omit<BadgeRow, 'id' | 'club_id'>>,
): Promise<void> {
  await run(tx, db.updateTable('badges').set(fields).where('id', '=', id));
}

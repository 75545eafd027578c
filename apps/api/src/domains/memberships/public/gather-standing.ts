// Owns the door for those who come in crowds: clubs and standings that are asked for at once go to the database together.
import type { Club } from '#domains/clubs/public/club.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Find, gathered } from '#platform/db/gather.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { standingFrom } from '../standing.rules.ts';
import { listClubAndStandingRows, type StandingRow } from '../standing.store.ts';
import type { Standing } from './standing.ts';

const askers = new WeakMap<Executor, Find<Club & StandingRow>>();

/** Answered in the order of asking: whoever came first goes on first. Undefined where there is no such club. */
export async function gatherStanding(
  platform: Pick<Platform, 'clock' | 'db'>,
  actor: SignedIn,
  clubId: string,
): Promise<{ club: Club; standing: Standing } | undefined> {
  const { db, clock } = platform;
  const find = askers.get(db) ?? gathered((keys) => load(db, keys));
  askers.set(db, find);
  const row = await find(`${clubId} ${actor.user_id}`);
  return row && { club: row, standing: standingFrom(actor, clubId, row, clock.now()) };
}

async function load(db: Executor, keys: readonly string[]): Promise<Map<string, Club & StandingRow>> {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await listClubAndStandingRows(
    db,
    pairs.map(([club_id = '', user_id = '']) => ({ club_id, user_id })),
  );
  return new Map(rows.map((row) => [`${row.id} ${row.asked_for}`, row]));
}

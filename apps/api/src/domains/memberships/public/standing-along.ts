// Owns how a hot read of a later row takes the actor's standing along in its own statement, instead of asking for it first.
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { standingFrom } from '../standing.rules.ts';
import { type StandingRow, standingColumns, standingJoins } from '../standing.store.ts';
import type { Standing } from './standing.ts';

/** `from` joins onto `club_facts c`; `columns` are what `standingOf` needs, as they come out of the database's JSON. */
export const standingAlong = { columns: standingColumns, from: standingJoins };

/** JSON knows no times: they come as text. */
export type StandingAlong = {
  [Key in keyof StandingRow]: Date extends StandingRow[Key] ? string | null : StandingRow[Key];
};

export function standingOf(
  { clock }: Pick<Platform, 'clock'>,
  actor: Actor,
  clubId: string,
  row: StandingAlong,
): Standing {
  const { joined_at, muted_until, banned_at } = row;
  const read = {
    joined_at: timeOf(joined_at),
    muted_until: timeOf(muted_until),
    banned_at: timeOf(banned_at),
  };
  return standingFrom(actor, clubId, { ...row, ...read }, clock.now());
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

// Owns until when those who have begun have to be done, where a mission's times change or it rested meanwhile.
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { periodEnds } from './mission.rules.ts';
import { listOpenPeriods, renewTimes, updateTimes } from './part-times.store.ts';
import type { MissionRow, PartRow } from './tables.ts';

/** With the mission locked. `given_s`: how much longer their own hours last from now on. */
export async function retimeParts(tx: Tx, mission: MissionRow, zone: string, given_s = 0): Promise<void> {
  const { id: mission_id, repeat, closes_at, finish_within_h } = mission;
  for (const period of await listOpenPeriods(tx, mission_id)) {
    const until = lastMoment({ repeat, closes_at }, period, zone);
    await updateTimes(tx, { mission_id, period, finish_within_h, given_s, until });
  }
}

/** The end of the mission or of the round, whichever comes first; null where there is neither. */
function lastMoment(
  { repeat, closes_at }: Pick<MissionRow, 'repeat' | 'closes_at'>,
  period: string,
  zone: string,
): Date | null {
  const ends = [closes_at, periodEnds(repeat, period, zone)].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** With the part locked. Nobody runs out of time because the club took long to answer: their own hours begin anew with the answer. */
export async function beginHoursAnew(
  platform: Platform,
  tx: Tx,
  mission: MissionRow,
  { id, period }: Pick<PartRow, 'id' | 'period'>,
): Promise<void> {
  const { finish_within_h } = mission;
  if (finish_within_h === null) return;
  const club = await findClub(platform, tx, mission.club_id);
  const until = lastMoment(mission, period, club?.time_zone ?? 'UTC');
  await renewTimes(tx, id, { finish_within_h, until, now: platform.clock.now() });
}

/**
 * With the mission locked, as it is after the change. Paused or out of sight, it rests, and nobody can do anything: once it does not
 * rest any more, everybody has as many of their own hours left as when it began to. The end of a round and of the mission stay.
 */
export async function restOrGoOn(
  platform: Platform,
  tx: Tx,
  mission: MissionRow,
): Promise<Pick<MissionRow, 'rests_since'>> {
  const now = platform.clock.now();
  if (mission.state === 'paused' || mission.hidden_at !== null)
    return { rests_since: mission.rests_since ?? now };
  if (mission.rests_since === null) return { rests_since: null };
  const club = await findClub(platform, tx, mission.club_id);
  const rested_s = Math.round((now.getTime() - mission.rests_since.getTime()) / 1000);
  await retimeParts(tx, mission, club?.time_zone ?? 'UTC', rested_s);
  return { rests_since: null };
}

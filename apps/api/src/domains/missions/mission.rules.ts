// Owns what follows from a mission's window and rounds: its state at a moment, the round that runs, until when it counts.
import { dayAfter, dayBegins, localDay, weekBegins } from '@stagepass/base/local-day.ts';
import type { MissionRepeat, MissionState } from '@stagepass/contract/missions/kinds.ts';
import type { MissionRow, RewardRow, StoredState } from './tables.ts';

type Window = Pick<MissionRow, 'opens_at' | 'closes_at'> & { state: StoredState; hidden_at?: Date | null };

/** What is out of sight rests as if it were paused. */
export function stateAt({ state, opens_at, closes_at, hidden_at = null }: Window, now: Date): MissionState {
  if (state === 'draft' || state === 'archived' || state === 'ended') return state;
  if (closes_at !== null && closes_at <= now) return 'ended';
  if (state === 'paused' || hidden_at !== null) return 'paused';
  return opens_at !== null && opens_at > now ? 'scheduled' : 'active';
}

/** Published, and neither ended nor archived: what it promises is set aside. */
export function isRunning({ state }: Pick<MissionRow, 'state'>): boolean {
  return state === 'live' || state === 'paused';
}

/** A badge can neither be sold nor spent. */
export function isOfValue({ kind }: { kind: RewardRow['kind'] }): boolean {
  return kind !== 'badge';
}

/** The first day of the round that runs at a moment, where the club is; '' where there is one round only. */
export function periodAt(repeat: MissionRepeat, now: Date, zone: string): string {
  if (repeat === 'once') return '';
  const today = localDay(now, zone);
  return repeat === 'daily' ? today : weekBegins(today);
}

/** The moment after a round; null where it is done once. */
export function periodEnds(repeat: MissionRepeat, period: string, zone: string): Date | null {
  if (repeat === 'once' || period === '') return null;
  return dayBegins(dayAfter(period, repeat === 'daily' ? 1 : 7), zone);
}

/** What was opened before a round ended may be handed in so long after it. */
const ROUND_GRACE_MS = 10 * 60_000;

type Timed = Pick<MissionRow, 'repeat' | 'closes_at' | 'finish_within_h'>;

/** Until when somebody who begins now has to be done: the first of the round's end, the mission's and their own hours. */
export function expiryOf(mission: Timed, at: { now: Date; period: string; zone: string }): Date | null {
  const own =
    mission.finish_within_h === null
      ? null
      : new Date(at.now.getTime() + mission.finish_within_h * 3_600_000);
  const ends = [own, mission.closes_at, periodEnds(mission.repeat, at.period, at.zone)].filter(
    (end) => end !== null,
  );
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** Whether it may still be finished; a moment's grace for what was opened in time. */
export function isExpired(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && now.getTime() > expiresAt.getTime() + ROUND_GRACE_MS;
}

/** What ended before this has no grace left. */
export function graceBefore(now: Date): Date {
  return new Date(now.getTime() - ROUND_GRACE_MS);
}

// What a phone keeps of check-ins to work without a connection: the last calendar of a club with its tokens, and check-ins to be sent.
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { getSession } from '#platform/session/session.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';
import { waitingKey as keyOf } from '../public/waiting-key.ts';

export interface WaitingCheckin {
  club_id: string;
  day: string;
  token: string;
}

const userId = () => getSession()?.user_id ?? '';
const calendarKey = (clubId: string) => `spc-checkins-${userId()}-${clubId}`;
const waitingKey = () => keyOf(userId());

export function keepCalendar(clubId: string, calendar: CheckinCalendar): void {
  writeLocal(calendarKey(clubId), JSON.stringify(calendar));
}

/** What was kept is ours, of this version or an older one: only what fits is taken. */
export function keptCalendar(clubId: string): CheckinCalendar | null {
  const kept = readLocalJson(calendarKey(clubId));
  return isCalendar(kept) ? kept : null;
}

function isCalendar(kept: unknown): kept is CheckinCalendar {
  return (
    typeof kept === 'object' && kept !== null && 'tokens' in kept && 'days' in kept && 'time_zone' in kept
  );
}

export function waitingCheckins(): WaitingCheckin[] {
  const kept = readLocalJson(waitingKey());
  return Array.isArray(kept) ? (kept as WaitingCheckin[]) : [];
}

export function keepWaiting(checkin: WaitingCheckin): void {
  const others = waitingCheckins().filter(
    ({ club_id, day }) => club_id !== checkin.club_id || day !== checkin.day,
  );
  writeLocal(waitingKey(), JSON.stringify([...others, checkin]));
}

export function dropWaiting({ club_id, day }: Pick<WaitingCheckin, 'club_id' | 'day'>): void {
  const left = waitingCheckins().filter((one) => one.club_id !== club_id || one.day !== day);
  if (left.length === 0) removeLocal(waitingKey());
  else writeLocal(waitingKey(), JSON.stringify(left));
}

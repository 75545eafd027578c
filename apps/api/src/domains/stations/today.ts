// Owns what stations put into the running order on Home: those that are open for the person, and those they claimed at today.
import type { StationLine } from '@stagepass/contract/stations/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import type { Platform } from '#platform/platform.ts';
import { kindOf } from './things/thing-kinds.ts';
import { listTodayStations } from './today.store.ts';
import { presentStations } from './views.ts';

const HOUR_MS = 3_600_000;
const MOST = 3;
/** So many are looked at: most ask for something that the person has yet to do. */
const MOST_LOOKED_AT = 24;
/** What closes within so long is said before what has time. */
const SOON_MS = 30 * HOUR_MS;

export async function stationsToday(
  platform: Platform,
  { user_id, now }: TodayViewer,
): Promise<StationLine[]> {
  const { db } = platform;
  const rows = await listTodayStations(db, { user_id, now, limit: MOST_LOOKED_AT });
  const claimed = new Map(rows.map((row) => [row.id, row.claimed_today_at]));
  const member_of = new Set(rows.map(({ club_id }) => club_id));
  const presented = await presentStations(platform, db, rows, { user_id, member_of });
  const lines = presented.flatMap(({ card }): StationLine[] => {
    const { thing } = card;
    const claimed_at = claimed.get(card.id) ?? null;
    if (thing === null || (claimed_at === null && card.stand !== 'open')) return [];
    const closes = card.closes_at === null ? null : new Date(card.closes_at);
    return [
      {
        kind: 'station',
        key: `station:${card.id}`,
        subject: { kind: 'station', id: card.id },
        at: claimed_at?.toISOString() ?? card.closes_at,
        urgency: closes !== null && closes.getTime() - now.getTime() < SOON_MS ? 'today' : 'later',
        done: claimed_at !== null,
        station_id: card.id,
        title: card.title,
        hands_out: thing.kind,
        thing: kindOf(thing.kind).nameOf(thing),
        club: card.club,
        price_cents: card.price_cents,
      },
    ];
  });
  return lines.slice(0, MOST);
}

// Owns how rows of events become the cards of the contract: three queries, however many there are.
import type { EventCard } from '@stagepass/contract/events/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { statusOf } from './event.rules.ts';
import { listTicketIds } from './events.store.ts';
import { listAttendance } from './people.store.ts';
import type { EventRow } from './tables.ts';

/** In the order of the rows; of clubs that are gone there is none. */
export async function presentEventCards(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  rows: readonly EventRow[],
): Promise<EventCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const now = platform.clock.now();
  const clubs = await loadItemClubs(platform, tx, [...new Set(rows.map(({ club_id }) => club_id))]);
  const tickets = await listTicketIds(tx, ids);
  const attendance = await listAttendance(tx, ids, actor.kind === 'user' ? actor.user_id : null);
  return rows.flatMap((row): EventCard[] => {
    const club = clubs.get(row.club_id);
    if (club === undefined) return [];
    const { tickets: sold, mine } = attendance.get(row.id) ?? { tickets: 0, mine: null };
    const { id, kind, title, place, time_zone, capacity } = row;
    return [
      {
        ...{ id, kind, title, place, time_zone, capacity, mine },
        club: { id: club.id, handle: club.handle, name: club.name, hue: club.hue },
        picture: presentItemPicture(platform, row.picture),
        status: statusOf(row, now),
        online: row.link !== null,
        doors_at: row.doors_at?.toISOString() ?? null,
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        coming: row.people + sold,
        has_tickets: (tickets.get(id) ?? []).length > 0,
      },
    ];
  });
}

// Owns the SQL of telling people before doors: who comes without a ticket (tickets have a reminder of their own), once each.
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface ToTell {
  event_id: string;
  user_id: string;
}

const due = prepared<ToTell>(
  'events-to-tell',
  `select p.event_id, p.user_id from club_events e join club_event_people p on p.event_id = e.id
   where e.state = 'published' and e.starts_at > $1 and e.starts_at < $2::timestamptz + interval '31 days'
     and coalesce(e.doors_at, e.starts_at) > $1 and coalesce(e.doors_at, e.starts_at) <= $2
     and p.told_at is null and p.item_id is null and not (p.event_id::text || ':' || p.user_id::text) = any($3::text[])
   order by p.event_id, p.user_id limit $4`,
);

export async function listToTell(
  tx: Executor,
  of: { now: Date; until: Date; except: readonly string[]; limit: number },
): Promise<ToTell[]> {
  return due(tx, [of.now, of.until, of.except, of.limit]);
}

interface Told {
  club_id: string;
  title: string;
  place: string;
  doors_at: Date;
}

/** Undefined where they were told before, or come no more. */
export async function updateTold(tx: Executor, of: ToTell & { at: Date }): Promise<Told | undefined> {
  const { rows } = await tx.query<Told>({
    text: `update club_event_people p set told_at = $3 from club_events e
      where p.event_id = $1 and p.user_id = $2 and p.told_at is null and e.id = p.event_id and e.state = 'published'
      returning e.club_id, e.title, e.place, coalesce(e.doors_at, e.starts_at) as doors_at`,
    values: [of.event_id, of.user_id, of.at],
  });
  return rows[0];
}

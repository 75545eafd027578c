// Owns what events put into the running order on Home: those of today or tomorrow that somebody comes to without a ticket.

import { localDay } from '@stagepass/base/local-day.ts';
import type { EventLine } from '@stagepass/contract/events/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import { prepared } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';

const HOUR_MS = 3_600_000;
const AHEAD_MS = 36 * HOUR_MS;
const MOST = 4;

interface Row {
  id: string;
  title: string;
  place: string;
  at: Date;
  time_zone: string;
  club_id: string;
  handle: string;
  name: string;
}

const coming = prepared<Row>(
  'events-today',
  `select e.id, e.title, e.place, e.starts_at as at, e.time_zone, c.id as club_id, c.handle, c.name
   from club_event_people p join club_events e on e.id = p.event_id and e.state = 'published'
   join club_facts c on c.id = e.club_id and c.closed_at is null and c.suspended_at is null
   where p.user_id = $1 and p.item_id is null and e.ends_at > $2 and e.starts_at <= $3
     and (c.visibility = 'public' or exists (select from member_standing s where s.club_id = c.id and s.user_id = $1))
     and not exists (select from member_bans b where b.club_id = c.id and b.user_id = $1)
   order by e.starts_at, e.id limit ${MOST}`,
);

export async function eventsToday({ db }: Platform, { user_id, now }: TodayViewer): Promise<EventLine[]> {
  const rows = await coming(db, [user_id, now, new Date(now.getTime() + AHEAD_MS)]);
  return rows.map((row) => {
    const { id, title, place, at, time_zone } = row;
    const isToday = localDay(at, time_zone) === localDay(now, time_zone);
    const left_ms = at.getTime() - now.getTime();
    return {
      kind: 'event',
      key: `event:${id}`,
      subject: { kind: 'event', id },
      at: at.toISOString(),
      urgency: left_ms < 3 * HOUR_MS ? 'soon' : isToday ? 'today' : 'later',
      done: false,
      event_id: id,
      ...{ title, place },
      club: { id: row.club_id, handle: row.handle, name: row.name },
    };
  });
}

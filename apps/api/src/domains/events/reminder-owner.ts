// Owns when events begin, for whoever wants to be reminded of it: doors are what people set out for.
import type { ReminderOwner } from '#domains/reminders/public/reminder-owners.ts';
import { prepared } from '#platform/db/executor.ts';

const timed = prepared<{ id: string; title: string; club_name: string; starts_at: Date | null }>(
  'events-timed',
  `select e.id, e.title, c.name as club_name,
     case when coalesce(e.doors_at, e.starts_at) > $3 then coalesce(e.doors_at, e.starts_at) end as starts_at
   from club_events e join club_facts c on c.id = e.club_id and c.closed_at is null and c.suspended_at is null
   where e.id = any ($1::uuid[]) and e.state = 'published' and e.ends_at > $3
     and (c.visibility = 'public' or exists (select from member_standing s where s.club_id = c.id and s.user_id = $2))
     and not exists (select from member_bans b where b.club_id = c.id and b.user_id = $2)`,
);

export const eventReminders: ReminderOwner = {
  load: async (tx, { user_id, ids, now }) =>
    (await timed(tx, [ids, user_id, now])).map((row) => ({
      ...row,
      ends_at: null,
      path: `/club/event/${row.id}`,
    })),
};

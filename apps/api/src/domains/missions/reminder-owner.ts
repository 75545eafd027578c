// Owns when missions start and end, for whoever wants to be reminded of it.
import type { ReminderOwner } from '#domains/reminders/public/reminder-owners.ts';
import { prepared } from '#platform/db/executor.ts';

const timed = prepared<{
  id: string;
  title: string;
  club_name: string;
  starts_at: Date | null;
  ends_at: Date | null;
}>(
  'missions-timed',
  `select m.id, m.title, c.name as club_name, case when m.opens_at > $3 then m.opens_at end as starts_at, m.closes_at as ends_at
   from missions m join club_facts c on c.id = m.club_id and c.closed_at is null and c.suspended_at is null
   where m.id = any ($1::uuid[]) and m.state = 'live' and m.hidden_at is null and (m.closes_at is null or m.closes_at > $3)
     and (c.visibility = 'public' or exists (select from member_standing s where s.club_id = c.id and s.user_id = $2))
     and not exists (select from member_bans b where b.club_id = c.id and b.user_id = $2)`,
);

export const missionReminders: ReminderOwner = {
  load: async (tx, { user_id, ids, now }) =>
    (await timed(tx, [ids, user_id, now])).map((row) => ({ ...row, path: `/club/mission-detail/${row.id}` })),
};

// Owns when auctions start and end, for whoever wants to be reminded of it.
import type { ReminderOwner } from '#domains/reminders/public/reminder-owners.ts';
import { prepared } from '#platform/db/executor.ts';

const timed = prepared<{
  id: string;
  title: string;
  club_name: string;
  starts_at: Date | null;
  ends_at: Date | null;
}>(
  'auctions-timed',
  `select a.id, a.title, c.name as club_name, case when a.starts_at > $3 then a.starts_at end as starts_at, a.ends_at
   from auctions a join club_facts c on c.id = a.club_id and c.closed_at is null and c.suspended_at is null
   join item_design_facts d on d.id = a.design_id and d.hidden_at is null
   where a.id = any ($1::uuid[]) and a.state in ('scheduled', 'live') and a.ends_at > $3
     and (c.visibility = 'public' or exists (select from member_standing s where s.club_id = c.id and s.user_id = $2))
     and not exists (select from member_bans b where b.club_id = c.id and b.user_id = $2)`,
);

export const auctionReminders: ReminderOwner = {
  load: async (tx, { user_id, ids, now }) =>
    (await timed(tx, [ids, user_id, now])).map((row) => ({ ...row, path: `/market-item/${row.id}` })),
};

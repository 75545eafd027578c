// Owns what moderation puts on a creator's desk: reports and appeals that somebody of the club has to decide.
import type { DeskWait, DeskWaiting } from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';

const waiting = prepared<DeskWait>(
  'moderation-desk',
  `select club_id, count(*)::int as count, null as due_at, null as amount_cents from moderation_cases
   where bench = 'club' and club_id = any ($1::uuid[]) and state in ('open', 'assigned', 'appealed')
     and author_id is distinct from $2 group by club_id`,
);

export const casesOnDesk: DeskWaiting = (db, { club_ids, user_id }) => waiting(db, [club_ids, user_id]);

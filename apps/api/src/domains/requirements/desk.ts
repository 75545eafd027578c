// Owns what requirements put on a creator's desk: what fans handed in and nobody looked at.
import type { DeskWait, DeskWaiting } from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';

const waiting = prepared<DeskWait>(
  'requirements-desk',
  `select club_id, count(*)::int as count, min(due_at) as due_at, null as amount_cents
   from requirement_reviews where club_id = any ($1::uuid[]) and decision is null and user_id <> $2 group by club_id`,
);

export const reviewsOnDesk: DeskWaiting = (db, { club_ids, user_id }) => waiting(db, [club_ids, user_id]);

// Owns what admissions put on a creator's desk: people who asked to join.
import type { DeskWait, DeskWaiting } from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';

const waiting = prepared<DeskWait>(
  'admissions-desk',
  `select club_id, count(*)::int as count, null as due_at, null as amount_cents from join_requests
   where club_id = any ($1::uuid[]) and state = 'waiting' group by club_id`,
);

export const requestsOnDesk: DeskWaiting = (db, { club_ids }) => waiting(db, [club_ids]);

// Owns what licenses put on a creator's desk: plans of clubs that end soon and are not renewed as they are.
import { DESK_DAYS, type DeskWait, type DeskWaiting } from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';

const ending = prepared<DeskWait>(
  'licenses-desk',
  `select club_id, 1 as count, ends_at as due_at, null as amount_cents from club_licenses
   where club_id = any ($1::uuid[]) and ends_at > $2 and ends_at < $2::timestamptz + interval '${DESK_DAYS} days'
     and (granted or tries > 0 or next_plan is not null)`,
);

export const plansOnDesk: DeskWaiting = (db, { club_ids, now }) => ending(db, [club_ids, now]);

// Owns what auctions put on a creator's desk: those that end soon.
import { DESK_DAYS, type DeskEntry, type DeskList, MOST_ON_DESK } from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';

const ending = prepared<DeskEntry>(
  'auctions-desk-dates',
  `select id, club_id, title, ends_at as at from auctions
   where club_id = any ($1::uuid[]) and state in ('scheduled', 'live') and ends_at > $2
     and ends_at < $2::timestamptz + interval '${DESK_DAYS} days' order by ends_at, id limit ${MOST_ON_DESK}`,
);
export const endingAuctions: DeskList = (db, { club_ids, now }) => ending(db, [club_ids, now]);

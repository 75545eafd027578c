// Owns what missions put on a creator's desk: missions that end soon, and drafts.
import { DESK_DAYS, type DeskEntry, type DeskList, MOST_ON_DESK } from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';

const ending = prepared<DeskEntry>(
  'missions-desk-dates',
  `select id, club_id, title, closes_at as at from missions
   where club_id = any ($1::uuid[]) and state = 'live' and closes_at > $2
     and closes_at < $2::timestamptz + interval '${DESK_DAYS} days' order by closes_at, id limit ${MOST_ON_DESK}`,
);
export const endingMissions: DeskList = (db, { club_ids, now }) => ending(db, [club_ids, now]);

const drafts = prepared<DeskEntry>(
  'missions-desk-drafts',
  `select id, club_id, title, created_at as at from missions where club_id = any ($1::uuid[]) and state = 'draft'
   order by created_at desc, id limit ${MOST_ON_DESK}`,
);
export const draftMissions: DeskList = (db, { club_ids }) => drafts(db, [club_ids]);

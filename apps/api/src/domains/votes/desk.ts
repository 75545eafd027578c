// Owns what votes put on a creator's desk: binding votes that wait for an answer, votes that close soon, and drafts.
import {
  DESK_DAYS,
  type DeskEntry,
  type DeskList,
  type DeskWait,
  type DeskWaiting,
  MOST_ON_DESK,
} from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';

const waiting = prepared<DeskWait>(
  'votes-desk',
  `select club_id, count(*)::int as count, min(answer_due_at) as due_at, null as amount_cents from votes
   where club_id = any ($1::uuid[]) and kind = 'vote' and state = 'closed' and binding and answer is null group by club_id`,
);
export const answersOnDesk: DeskWaiting = (db, { club_ids }) => waiting(db, [club_ids]);

const closing = prepared<DeskEntry>(
  'votes-desk-dates',
  `select id, club_id, title, closes_at as at from votes
   where club_id = any ($1::uuid[]) and kind = 'vote' and state = 'open' and closes_at > $2
     and closes_at < $2::timestamptz + interval '${DESK_DAYS} days' order by closes_at, id limit ${MOST_ON_DESK}`,
);
export const closingVotes: DeskList = (db, { club_ids, now }) => closing(db, [club_ids, now]);

const drafts = prepared<DeskEntry>(
  'votes-desk-drafts',
  `select id, club_id, title, created_at as at from votes where club_id = any ($1::uuid[]) and kind = 'vote' and state = 'draft'
   order by created_at desc, id limit ${MOST_ON_DESK}`,
);
export const draftVotes: DeskList = (db, { club_ids }) => drafts(db, [club_ids]);

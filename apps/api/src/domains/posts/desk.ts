// Owns what posts put on a creator's desk: those that appear at a time that was chosen.
import { DESK_DAYS, type DeskEntry, type DeskList, MOST_ON_DESK } from '#domains/subjects/public/desk.ts';
import { prepared } from '#platform/db/executor.ts';

const scheduled = prepared<DeskEntry>(
  'posts-desk-dates',
  `select id, club_id, left(text, 80) as title, publish_at as at from posts
   where club_id = any ($1::uuid[]) and published_at is null and held_at is null and publish_at > $2
     and publish_at < $2::timestamptz + interval '${DESK_DAYS} days' order by publish_at, id limit ${MOST_ON_DESK}`,
);
export const scheduledPosts: DeskList = (db, { club_ids, now }) => scheduled(db, [club_ids, now]);

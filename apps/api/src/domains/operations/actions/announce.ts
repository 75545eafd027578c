// Owns announcing something to everybody, and taking it back.
import { announcementNotFound, endsTooEarly } from '@stagepass/contract/operations/errors.ts';
import type { Announcement } from '@stagepass/contract/operations/shapes.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteAnnouncement, insertAnnouncement } from '../announcements.store.ts';
import { presentAnnouncement } from '../views.ts';

export interface NewAnnouncement {
  title: string;
  text: string;
  starts_at: string;
  ends_at: string;
}

export async function announce(
  platform: Platform,
  actor: SignedIn,
  { title, text, ...when }: NewAnnouncement,
): Promise<Announcement> {
  const now = platform.clock.now();
  const [starts_at, ends_at] = [new Date(when.starts_at), new Date(when.ends_at)];
  if (ends_at <= starts_at || ends_at <= now) fail(endsTooEarly);
  const made = { id: newId(platform), made_by: actor.user_id, created_at: now };
  const row = { ...made, title, text, starts_at, ends_at };
  await platform.db.transaction(async (tx) => {
    await insertAnnouncement(tx, row);
    await recordDeed(platform, tx, {
      ...{ club_id: null, actor_id: actor.user_id, deed: 'operations.announced', details: { title } },
    });
  });
  return presentAnnouncement(row);
}

export async function removeAnnouncement(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    if (!(await deleteAnnouncement(tx, id))) fail(announcementNotFound);
    await recordDeed(platform, tx, {
      ...{ club_id: null, actor_id: actor.user_id, deed: 'operations.announcement-removed', details: { id } },
    });
  });
}

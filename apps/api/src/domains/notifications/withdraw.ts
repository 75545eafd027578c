// Owns what becomes of entries whose cause was taken away: single ones go, bundles lose one person or thing and the words they quote,
// and the bell of everybody concerned is told.
import type {} from '@stagepass/contract/notifications/realtime.ts';
import { z } from 'zod';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { listCounters } from './notifications.store.ts';
import { unreadOf } from './views.ts';
import { removeAboutPost, withdrawCauses, withdrawPerson } from './withdraw.store.ts';

/** A post of a club may be in the inboxes of all its members: the rest goes by a job. */
const IN_ONE_STEP = 1000;

const causeShape = z.union([
  z.object({ source: z.string() }),
  /** What this person was told that the other one did. */
  z.object({ user_id: z.string(), actor_id: z.string() }),
  /** What was said under a post, and how people reacted to that. */
  z.object({ post_id: z.string() }),
]);
export type Cause = z.output<typeof causeShape>;

export async function withdraw(platform: Platform, tx: Tx, cause: Cause): Promise<void> {
  const step = { at: platform.clock.now(), limit: IN_ONE_STEP };
  const { user_ids, full } =
    'post_id' in cause
      ? await removeAboutPost(tx, cause.post_id, step)
      : await withdrawCauses(tx, cause, step);
  if (full) await platform.jobs.queue(tx, withdrawRest.name, cause);
  await sayChanged(platform, tx, user_ids);
}

/** All that a deleted account said to others, in steps of the caller's transaction: afterwards nothing says any more whose it was. */
export async function withdrawAllOf(platform: Platform, tx: Tx, actorId: string): Promise<void> {
  const step = { at: platform.clock.now(), limit: IN_ONE_STEP };
  for (let more = true; more; ) {
    const { user_ids, full } = await withdrawPerson(tx, actorId, step);
    await sayChanged(platform, tx, user_ids);
    more = full;
  }
}

async function sayChanged(platform: Platform, tx: Tx, user_ids: readonly string[]): Promise<void> {
  if (user_ids.length === 0) return;
  const counters = await listCounters(tx, user_ids);
  tx.afterCommit(() => {
    for (const id of user_ids)
      platform.realtime.toUser(id, 'notificationsRead', { unread: unreadOf(counters.get(id)).unread });
  });
}

/** Safe to repeat: what was withdrawn is not found again. */
export const withdrawRest: Job = {
  name: 'notifications.withdraw',
  lane: 'background',
  run: (platform, payload) =>
    platform.db.transaction((tx) => withdraw(platform, tx, causeShape.parse(payload))),
};

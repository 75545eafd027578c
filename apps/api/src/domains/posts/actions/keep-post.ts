// Owns bookmarks: what somebody keeps for later, known to nobody else.
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOpenPostFor } from '../access.ts';
import { insertBookmark, removeBookmark } from '../posts.store.ts';

export async function keepPost(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    await loadOpenPostFor(platform, tx, actor, id);
    await insertBookmark(tx, { user_id, post_id: id, created_at: platform.clock.now() });
  });
}

/** Also of a post that is sealed by now. */
export async function letGoOfPost(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await removeBookmark(platform.db, { user_id, post_id: id });
}

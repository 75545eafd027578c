// Owns the letting go of media: what a subject no longer shows is gone with the commit, and its addresses lead nowhere.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetMedia } from '../actions/remove-media.ts';
import { listUsedBy } from '../media.store.ts';

/** All media of the subject, or those beside `keep`. */
export async function releaseMedia(
  platform: Platform,
  tx: Tx,
  given: { for: { kind: string; id: string }; keep?: readonly string[] },
): Promise<void> {
  const used = await listUsedBy(tx, { kind: given.for.kind, ids: [given.for.id] });
  for (const media of used) if (!given.keep?.includes(media.id)) await forgetMedia(platform, tx, media);
}

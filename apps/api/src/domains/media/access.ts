// Owns the doors to media: somebody else's answers as a missing one.
import { mediaNotFound, uploadGone } from '@stagepass/contract/media/errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { findOwnMedia } from './media.store.ts';
import type { MediaRow } from './tables.ts';

export async function loadOwnMedia(tx: Executor, actor: Actor, id: string): Promise<MediaRow> {
  const owner_id = signedIn(actor).user_id;
  // The addresses that speak tus are not in the contract, which answers for an id that is none.
  const row = isId(id) ? await findOwnMedia(tx, { id, owner_id }) : undefined;
  return row ?? fail(mediaNotFound);
}

/** For going on with an upload: one that was left for too long is gone, even before it is swept. */
export async function loadOwnUpload(tx: Executor, actor: Actor, id: string, now: Date): Promise<MediaRow> {
  const row = await loadOwnMedia(tx, actor, id);
  return row.state === 'uploading' && row.expires_at <= now ? fail(uploadGone) : row;
}

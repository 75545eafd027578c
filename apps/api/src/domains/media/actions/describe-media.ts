// Owns the changing of the text that stands for a picture or video; whoever shows it is told.
import { mediaDescribed } from '@stagepass/contract/media/events.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwnMedia } from '../access.ts';
import { updateMedia } from '../media.store.ts';
import type { MediaRow } from '../tables.ts';

export async function describeMedia(
  platform: Platform,
  actor: Actor,
  { id, alt }: { id: string; alt: string },
): Promise<MediaRow> {
  return platform.db.transaction(async (tx) => {
    const media = await loadOwnMedia(tx, actor, id);
    await updateMedia(tx, [media.id], { alt });
    const { used_kind, used_id } = media;
    if (used_kind !== null && used_id !== null)
      await tx.emit(mediaDescribed, { media_id: media.id, used_kind, used_id });
    return { ...media, alt };
  });
}

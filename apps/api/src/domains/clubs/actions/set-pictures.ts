// Owns the club's picture and cover: an upload of one's own is claimed, and what stood there before is let go.
import { claimMedia } from '#domains/media/public/claim-media.ts';
import { pictureKeys } from '#domains/media/public/picture-keys.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { changeClub } from './change-club.ts';

export async function setPicture(
  platform: Platform,
  actor: Actor,
  id: string,
  mediaId: string | null,
): Promise<string> {
  return changeClub(platform, actor, {
    id,
    deed: 'manage-club',
    record: 'clubs.picture-set',
    async decide(club, tx, userId) {
      const keys = await claim(platform, tx, { club_id: club.id, user_id: userId, media_id: mediaId });
      await releaseOthers(platform, tx, club.id, [mediaId, club.cover_media_id]);
      return {
        picture_media_id: mediaId,
        picture_small_key: keys?.small ?? null,
        picture_large_key: keys?.medium ?? null,
      };
    },
  });
}

export async function setCover(
  platform: Platform,
  actor: Actor,
  id: string,
  mediaId: string | null,
): Promise<string> {
  return changeClub(platform, actor, {
    id,
    deed: 'manage-club',
    record: 'clubs.cover-set',
    async decide(club, tx, userId) {
      const keys = await claim(platform, tx, { club_id: club.id, user_id: userId, media_id: mediaId });
      await releaseOthers(platform, tx, club.id, [mediaId, club.picture_media_id]);
      return { cover_media_id: mediaId, cover_key: keys?.medium ?? null };
    },
  });
}

/** Public, of a private club too: its front door is seen by everybody. */
async function claim(
  platform: Platform,
  tx: Tx,
  { club_id, user_id, media_id }: { club_id: string; user_id: string; media_id: string | null },
) {
  if (media_id === null) return undefined;
  const [facts] = await claimMedia(platform, tx, {
    owner_id: user_id,
    ids: [media_id],
    for: { kind: 'club', id: club_id },
    audience: 'public',
  });
  return facts && pictureKeys(facts);
}

async function releaseOthers(
  platform: Platform,
  tx: Tx,
  clubId: string,
  keep: readonly (string | null)[],
): Promise<void> {
  await releaseMedia(platform, tx, {
    for: { kind: 'club', id: clubId },
    keep: keep.filter((id) => id !== null),
  });
}

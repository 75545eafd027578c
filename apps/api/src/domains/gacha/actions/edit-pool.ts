// Owns the making and changing of pools by those who run the club: words, picture and draft; nothing of it is what fans draw from.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { tooManyPools } from '@stagepass/contract/gacha/errors.ts';
import { MAX_POOLS, type VersionDraft } from '@stagepass/contract/gacha/shapes.ts';
import { claimMedia } from '#domains/media/public/claim-media.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPoolFor } from '../access.ts';
import { countPools, insertPool, updatePool } from '../pools.store.ts';

export interface GivenPool {
  readonly name: string;
  readonly story: string;
  readonly picture_media_id: string | null;
  readonly draft: VersionDraft | null;
}

/** Fields that are left out stay. */
export type PoolEdit = { readonly [Key in keyof GivenPool]?: GivenPool[Key] | undefined };

export async function createPool(
  platform: Platform,
  actor: SignedIn,
  clubId: string,
  given: GivenPool,
): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-sales');
    if (club.delete_after !== null) fail(clubClosing);
    if ((await countPools(tx, club.id)) >= MAX_POOLS) fail(tooManyPools);
    const id = newId(platform);
    const { picture_media_id, ...words } = given;
    const picture = await claimPicture(platform, tx, {
      pool_id: id,
      owner_id: actor.user_id,
      picture_media_id,
    });
    await insertPool(tx, {
      ...words,
      id,
      picture,
      club_id: club.id,
      created_by: actor.user_id,
      created_at: platform.clock.now(),
    });
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: actor.user_id,
      deed: 'gacha.pool-made',
      details: { pool_id: id, name: given.name },
    });
    return id;
  });
}

export async function editPool(
  platform: Platform,
  actor: SignedIn,
  id: string,
  given: PoolEdit,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { pool, club } = await loadPoolFor(platform, tx, actor, id, 'manage-sales');
    const { picture_media_id, draft, name, story } = given;
    const picture =
      picture_media_id === undefined
        ? undefined
        : await claimPicture(platform, tx, { pool_id: pool.id, owner_id: actor.user_id, picture_media_id });
    await updatePool(tx, pool.id, {
      ...(name === undefined ? {} : { name }),
      ...(story === undefined ? {} : { story }),
      ...(draft === undefined ? {} : { draft: draft && JSON.stringify(draft) }),
      ...(picture === undefined ? {} : { picture: picture && JSON.stringify(picture) }),
      changed_at: platform.clock.now(),
    });
    // A draft is saved as it is worked on: only what fans see is worth a line in the log.
    if (name === undefined && story === undefined && picture === undefined) return;
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: actor.user_id,
      deed: 'gacha.pool-changed',
      details: { pool_id: pool.id, name: name ?? pool.name },
    });
  });
}

async function claimPicture(
  platform: Platform,
  tx: Tx,
  given: { pool_id: string; owner_id: string; picture_media_id: string | null },
): Promise<MediaFacts | null> {
  const { pool_id, owner_id, picture_media_id } = given;
  const user = { kind: 'gacha-pool', id: pool_id };
  const ids = picture_media_id === null ? [] : [picture_media_id];
  const [claimed] = await claimMedia(platform, tx, { owner_id, ids, for: user, audience: 'public' });
  await releaseMedia(platform, tx, { for: user, keep: ids });
  return claimed ?? null;
}

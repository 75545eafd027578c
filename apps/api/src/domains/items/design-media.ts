// Owns the picture and the model of a design: claimed from uploads, or drawn by the house in the club's colours.
import { modelNotRight } from '@stagepass/contract/items/errors.ts';
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { claimMedia } from '#domains/media/public/claim-media.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import { putDrawnPicture } from '#domains/media/public/put-drawn-picture.ts';
import { readModel } from '#domains/media/public/read-model.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { setPicture } from '#domains/media/public/set-picture.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';

export type GivenPicture = { from: 'upload'; media_id: string } | { from: 'drawn'; object: DrawnObject };

/** As the media domain knows what a picture is used for. */
export const PICTURE = 'item-design';
const MODEL = 'item-model';
/** Larger ones would only hold the same shapes in more bytes. */
const DRAWN_PX = 960;

interface Owner {
  id: string;
  owner_id: string;
  club: Pick<Club, 'hue'>;
  name: string;
}

/** Public, under addresses that nobody can guess: a copy goes to people who are in no club of ours. */
export async function claimPicture(
  platform: Platform,
  tx: Tx,
  owner: Owner,
  picture: GivenPicture,
): Promise<MediaFacts> {
  return setPicture(platform, tx, {
    owner_id: owner.owner_id,
    for: { kind: PICTURE, id: owner.id },
    alt: picture.from === 'drawn' ? owner.name : '',
    picture:
      picture.from === 'drawn'
        ? { from: 'drawn', svg: () => drawn(owner.name, owner.club.hue, picture.object) }
        : picture,
  });
}

/** Fetched when something is drawn: the process that serves need not hold the house's pencils. */
async function drawn(name: string, hue: number, object: DrawnObject): Promise<string> {
  const { item } = await import('#platform/art/item.ts');
  return item(name, hue, object);
}

export async function drawPicture(
  platform: Platform,
  tx: Tx | Platform['db'],
  drawing: {
    id: string;
    owner_id: string;
    name: string;
    hue: number;
    object: DrawnObject;
    px?: number;
  },
): Promise<MediaFacts> {
  const px = drawing.px ?? DRAWN_PX;
  return putDrawnPicture(platform, tx, {
    owner_id: drawing.owner_id,
    svg: await drawn(drawing.name, drawing.hue, drawing.object),
    size: { width: px, height: px },
    alt: drawing.name,
    for: { kind: PICTURE, id: drawing.id },
    audience: 'public',
  });
}

/**
 * The key of the model, or null where there is none. An uploaded file is nobody's to see: once every byte of it is accounted
 * for, they are put where pictures of items lie.
 */
export async function claimModel(
  platform: Platform,
  tx: Tx,
  owner: Owner,
  mediaId: string | null,
): Promise<string | null> {
  if (mediaId === null) return null;
  const used = { kind: MODEL, id: owner.id };
  const claim = { ids: [mediaId], for: used, audience: 'members', kinds: ['file'] } as const;
  const [facts] = await claimMedia(platform, tx, { owner_id: owner.owner_id, ...claim });
  const { bytes, problem } = await readModel(platform, facts);
  if (bytes === null) return fail(modelNotRight, { problem });
  const salt = Buffer.from(platform.dice.bytes(6)).toString('hex');
  const key = `public/items/${owner.id}-${salt}.glb`;
  await platform.storage.put(key, { bytes, type: 'model/gltf-binary' });
  await releaseMedia(platform, tx, { for: used });
  return key;
}

/** After the commit that let go of it. */
export function forgetModel(platform: Platform, tx: Tx, key: string | null): void {
  if (key === null) return;
  tx.afterCommit(() => {
    platform.storage
      .remove(key)
      .catch((error: unknown) => platform.log.warn({ error }, 'a model could not be removed'));
  });
}

export async function releasePicture(platform: Platform, tx: Tx, id: string): Promise<void> {
  await releaseMedia(platform, tx, { for: { kind: PICTURE, id } });
}

// Owns the picture of a thing that has one: claimed from an upload, or drawn by the house. The one before it is let go.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { claimMedia } from './claim-media.ts';
import type { MediaFacts } from './media-facts.ts';
import { putDrawnPicture } from './put-drawn-picture.ts';
import { releaseMedia } from './release-media.ts';

/** Larger ones would only hold the same shapes in more bytes. */
const DRAWN_PX = 960;

export interface SetPicture {
  owner_id: string;
  for: { kind: string; id: string };
  alt: string;
  /** `svg` is asked for when it is drawn: the process that serves need not hold the house's pencils. */
  picture: { from: 'upload'; media_id: string } | { from: 'drawn'; svg: () => Promise<string> };
}

/** Public, under addresses that nobody can guess. */
export async function setPicture(platform: Platform, tx: Tx, set: SetPicture): Promise<MediaFacts> {
  const { owner_id, picture, alt } = set;
  if (picture.from === 'drawn') {
    await releaseMedia(platform, tx, { for: set.for });
    const size = { width: DRAWN_PX, height: DRAWN_PX };
    const svg = await picture.svg();
    return putDrawnPicture(platform, tx, { owner_id, svg, size, alt, for: set.for, audience: 'public' });
  }
  const claim = { owner_id, ids: [picture.media_id], for: set.for, audience: 'public' } as const;
  const [facts] = await claimMedia(platform, tx, claim);
  await releaseMedia(platform, tx, { for: set.for, keep: [picture.media_id] });
  return facts as MediaFacts;
}

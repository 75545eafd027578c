// Owns pictures that we draw ourselves for a subject, such as in the demo world.
import type { Executor } from '#platform/db/executor.ts';
import type { PictureSize } from '#platform/pictures/pictures.ts';
import type { Platform } from '#platform/platform.ts';
import type { MediaFacts } from './media-facts.ts';
import { type Brought, putPicture } from './put-picture.ts';

export interface Drawing extends Omit<Brought, 'made'> {
  svg: string;
  size: PictureSize;
}

export async function putDrawnPicture(
  platform: Platform,
  tx: Executor,
  { svg, size, ...drawing }: Drawing,
): Promise<MediaFacts> {
  const made = await platform.pictures.prepare(await platform.pictures.render(svg, size));
  if (typeof made === 'string') throw new Error(`a drawing of ours is no picture: ${made}`);
  return putPicture(platform, tx, { ...drawing, made });
}

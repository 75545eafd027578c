// The sizes of a picture as the browser chooses among them.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';

/** Longest sides of the three sizes that the server keeps. */
const sides = { small_url: 480, medium_url: 960, large_url: 1600 } as const;

/** A size wider than the original does not exist: the server keeps the original's there. */
export function sourcesOf(media: MediaView): string {
  const longest = Math.max(media.width, media.height, 1);
  return Object.entries(sides)
    .flatMap(([name, side]) => {
      const address = pictureAddress(media[name as keyof typeof sides]);
      const width = Math.round((media.width * Math.min(side, longest)) / longest);
      return address === undefined || width === 0 ? [] : [`${address} ${width}w`];
    })
    .join(', ');
}

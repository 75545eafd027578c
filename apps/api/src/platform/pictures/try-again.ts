// Owns giving a picture task to a new picture process when the one that worked on it has ended, as it does when a task takes too
// long. Seeding draws hundreds of pictures of our own on a machine that may be busy; one late picture must not end all of it.
import { PictureProcessEnded, type Pictures } from './pictures.ts';

const tries = 3;

export function tryingAgain(pictures: Pictures): Pictures {
  return {
    render: (svg, size) => withTries(() => pictures.render(svg, size)),
    reencode: (picture, variants) => withTries(() => pictures.reencode(picture, variants)),
    prepare: (bytes) => withTries(() => pictures.prepare(bytes)),
    close: () => pictures.close(),
  };
}

async function withTries<Made>(task: () => Promise<Made>): Promise<Made> {
  for (let left = tries - 1; left > 0; left -= 1)
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof PictureProcessEnded)) throw error;
    }
  return task();
}

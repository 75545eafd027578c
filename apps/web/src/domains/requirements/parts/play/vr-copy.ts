// Words of finding places in a 360° scene.
import { defineCopy } from '#platform/i18n/copy.ts';

export const vrCopy = defineCopy({
  count: '{found} of {total} found',
  clue: 'Clue {number}',
  point: 'Point here',
  finish: 'Finish this step',
  wait: { one: '{count} second left', other: '{count} seconds left' },
  missesLeft: { one: '{count} miss left', other: '{count} misses left' },
  said: {
    hit: 'Found!',
    miss: 'Not here.',
    warmer: 'Not here, but warmer than before.',
    colder: 'Not here. Colder than before.',
  },
  allFound: 'You found everything.',
  foundPlace: 'Found',
  noScene: 'This scene couldn’t be loaded. Go back and open the step again.',
});

// Words of writing a 360° scene.
import { defineCopy } from '#platform/i18n/copy.ts';

export const vrEditCopy = defineCopy({
  scene: '360° picture',
  sceneHint: 'Twice as wide as high (equirectangular), at best 4096 × 2048 pixels. Up to 20 MB.',
  sceneAdd: 'Add 360° picture',
  notScene: 'This picture isn’t twice as wide as high. A 360° camera or app saves one that is.',
  text: 'Introduction',
  place: 'Add a place here',
  placeHint:
    'Turn the scene until the place is in the ring, or tap it. Fans find the places in a random order.',
  full: 'A scene can have up to 12 places.',
  spot: 'Place {number}',
  clue: 'Clue',
  clueHint: 'What fans read before they find it',
  found: 'Text when found (optional)',
  size: 'Size of place {number}',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  moveHere: 'Move to the middle',
  remove: 'Remove place {number}',
  misses: 'Misses allowed',
  missesHint: 'With more, fans start again',
  seconds: 'Minimum time in seconds',
});

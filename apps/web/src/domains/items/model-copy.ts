// The texts around a 3D model of an item.
import { defineCopy } from '#platform/i18n/copy.ts';

export const modelCopy = defineCopy({
  label: '{name}, in 3D',
  hint: 'Drag to turn, pinch to zoom. On a keyboard: arrow keys, plus and minus.',
  loading: 'Loading 3D model',
  failed: 'Couldn’t load the 3D model. You can still see the picture.',
  unsupported: 'This browser can’t show 3D models. You can still see the picture.',
  retry: 'Try again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset view',
  close: 'Close 3D view',
  ar: 'View in your space',
  arFailed: 'Couldn’t open AR on this device. You can still turn the model here.',
  sides: {
    front: 'Seen from the front',
    right: 'Seen from the right',
    back: 'Seen from the back',
    left: 'Seen from the left',
  },
});

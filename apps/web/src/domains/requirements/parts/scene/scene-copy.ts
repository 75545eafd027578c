// Words of a 360° scene, wherever one is looked around in.
import { defineCopy } from '#platform/i18n/copy.ts';

export const sceneCopy = defineCopy({
  label: '360° scene',
  labelled: '360° scene: {alt}',
  hint: 'Drag to look around. On a keyboard: arrow keys to turn, plus and minus to zoom, Enter to point at the middle.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  motionOn: 'Look around by moving your phone',
  motionOff: 'Stop looking around by moving your phone',
  motionRefused: 'Your phone didn’t allow motion. Drag to look around instead.',
});

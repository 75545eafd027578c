// The texts around a 3-D model of an item.
import { defineCopy } from '#platform/i18n/copy.ts';

export const modelCopy = defineCopy({
  label: '{name}, in 3-D',
  hint: 'Drag to turn it, pinch to come nearer. Arrow keys, plus and minus do the same.',
  loading: 'Fetching the model',
  failed: 'The model did not come. The picture shows what it is.',
  unsupported: 'This browser cannot draw 3-D models. The picture shows what it is.',
  retry: 'Try again',
  nearer: 'Nearer',
  farther: 'Farther away',
  reset: 'As it stood',
  close: 'Put it back',
});

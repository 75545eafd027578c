// The texts about who may buy an offer of the store, as fans read them.
import { defineCopy } from '#platform/i18n/copy.ts';

export const whoMayCopy = defineCopy({
  title: 'Who may buy it',
  find: 'Find that item',
  standing: 'See where I stand',
});

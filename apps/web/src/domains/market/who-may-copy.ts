// The texts about who can buy a listing of the store, as fans read them.
import { defineCopy } from '#platform/i18n/copy.ts';

export const whoMayCopy = defineCopy({
  title: 'Who can buy it',
  find: 'Find this item',
  standing: 'View my progress',
});

// Owns the names of screens that are not built yet; loaded only with the screen that says so.
import { defineCopy } from '#platform/i18n/copy.ts';

/** Pattern as in the specification → name. */
export const unbuiltRooms = defineCopy({
  '/club/{id}/ai': 'Club AI',
  '/club/{id}/openai-profile': 'AI persona',
  '/user/create-club-ai': 'Create club with AI',
});

// What events add to the slots of earlier screens: where a line of a statement leads.
import { eventPath } from './public/paths.ts';

export const slots = { causeLinks: { event: eventPath } };

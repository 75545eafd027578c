// What orders add to other domains' screens: where a refund in a statement leads.
import { orderPath } from './public/paths.ts';

export const slots = { causeLinks: { order: orderPath } };

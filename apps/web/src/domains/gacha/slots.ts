// What gacha adds to other domains' screens: where a line of a statement leads.
import { gachaProofPath } from './public/paths.ts';

export const slots = { causeLinks: { draw: gachaProofPath } };

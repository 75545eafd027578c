// What licenses add to other domains' screens: a line of a statement opens the club's license.
import { licensePath } from './public/paths.ts';

export const slots = { causeLinks: { license: licensePath } };

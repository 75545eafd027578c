// What fan tokens add to other domains' screens: where a line of a statement leads.
import { clubTokenPath } from './public/paths.ts';

/** What caused it is the club's token. */
export const slots = { causeLinks: { token: (clubId: string) => clubTokenPath(clubId) } };

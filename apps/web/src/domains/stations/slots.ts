// What stations offer beyond their row: a line of a statement opens the station that was paid at.
import { stationPath } from './public/paths.ts';

export const slots = { causeLinks: { station: stationPath } };

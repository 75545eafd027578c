// Owns the line of the running order about a station: one that is open for the viewer, and one that they claimed today.
import { z } from 'zod';
import { itemClub } from '../items/shapes.ts';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';
import { stationKinds } from './kinds.ts';

export const stationLine = z.object({
  ...todayBase,
  kind: z.literal('station'),
  station_id: id,
  title: z.string(),
  /** What it hands out, and what that is called. */
  hands_out: z.enum(stationKinds),
  thing: z.string(),
  club: itemClub,
  price_cents: z.int(),
});
export type StationLine = z.infer<typeof stationLine>;

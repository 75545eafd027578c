// Owns the shapes of a place on earth and of a phone's position, for the steps that are done somewhere.
import { z } from 'zod';

const lat = z.number().min(-90).max(90);
const long = z.number().min(-180).max(180);

export const point = z.strictObject({ lat, long });
export type Point = z.infer<typeof point>;

export const radius = z.int().min(30, 'is less than 30 meters').max(5000, 'is more than 5,000 meters');

/** Where something has to be done: a point, and how far from it still counts. */
export const place = z.strictObject({ lat, long, radius_m: radius });
export type Place = z.infer<typeof place>;

/** As the phone measured it. `taken_at` is by the server's clock, as the phone knows it from the attempt. */
export const position = z.strictObject({
  lat,
  long,
  accuracy_m: z.number().min(0).max(100_000),
  taken_at: z.iso.datetime(),
});
export type Position = z.infer<typeof position>;

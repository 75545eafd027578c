// Owns the events of the stations domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofStation = z.object({ station_id: z.string(), club_id: z.string() });

export const stationOpened = eventType('stations.opened', ofStation);
export const stationClosed = eventType('stations.closed', ofStation);
/** One fan got one of what it hands out, and paid for it where it has a price. */
export const stationClaimed = eventType(
  'stations.claimed',
  ofStation.extend({
    claim_id: z.string(),
    user_id: z.string(),
    paid_cents: z.int(),
    tokens: z.int().default(0),
  }),
);

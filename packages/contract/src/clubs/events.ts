// Owns the events of clubs.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofClub = z.object({ club_id: z.string() });

export const clubFounded = eventType('clubs.club-founded', ofClub.extend({ owner_id: z.string() }));
export const clubChanged = eventType('clubs.club-changed', ofClub);
export const deletionAsked = eventType('clubs.deletion-asked', ofClub.extend({ delete_after: z.string() }));
export const deletionCancelled = eventType('clubs.deletion-cancelled', ofClub);
/** Settled and anonymised: it is gone for good. */
export const clubClosed = eventType('clubs.club-closed', ofClub);
/** By the operator, or lifted again: its owner reads the reason. */
export const clubSuspended = eventType(
  'clubs.club-suspended',
  ofClub.extend({ owner_id: z.string(), suspended: z.boolean(), reason: z.string(), at: z.string() }),
);
export const handOverOffered = eventType(
  'clubs.hand-over-offered',
  ofClub.extend({ from_id: z.string(), to_id: z.string() }),
);
export const handOverDeclined = eventType(
  'clubs.hand-over-declined',
  ofClub.extend({ from_id: z.string(), to_id: z.string() }),
);
export const handedOver = eventType(
  'clubs.handed-over',
  ofClub.extend({ from_id: z.string(), to_id: z.string() }),
);

// Owns the events of the admissions domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const request = { club_id: z.string(), request_id: z.string(), user_id: z.string() };

export const requestMade = eventType('admissions.request-made', z.object(request));

export const requestAnswered = eventType(
  'admissions.request-answered',
  z.object({ ...request, approved: z.boolean(), reason: z.string() }),
);

/** Somebody joined with the invitation of a member. */
export const inviteUsed = eventType(
  'admissions.invite-used',
  z.object({ club_id: z.string(), inviter_id: z.string(), user_id: z.string() }),
);

/** How many of the people whom somebody invited have done their first mission is another number than before. */
export const invitesChanged = eventType(
  'admissions.invites-changed',
  z.object({ club_id: z.string(), inviter_id: z.string() }),
);

// Owns the endpoints of events: a club's calendar, one event, making and cancelling one, and signing up.
import { z } from 'zod';
import {
  bannedHere,
  clubClosing,
  clubNotFound,
  membersOnly,
  scopeMissing,
  staffOnly,
} from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { designNotFound } from '../items/errors.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { cancellation, eventCard, eventDraft, eventView } from './shapes.ts';

const hour = 3600;
/** A club’s id or its handle. */
const club = z.strictObject({ id: z.string().min(1).max(64) });
const params = z.strictObject({ id: idOr(e.eventNotFound) });
const managed = [clubNotFound, staffOnly, scopeMissing] as const;
const written = [
  e.eventNotRight,
  e.ticketNotRight,
  e.missionNotRight,
  designNotFound,
  mediaNotClaimable,
  clubClosing,
] as const;
const rates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const limit = z.coerce.number().int().min(1).max(50).default(24);

export const listClubEvents = endpoint({
  method: 'GET',
  path: '/clubs/:id/events',
  summary:
    'A club’s events: what is coming, what was, or its drafts (staff only). With from and until, those of a month.',
  who: 'visitor',
  params: club,
  query: z.strictObject({
    when: z.enum(['coming', 'past', 'drafts']).default('coming'),
    from: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
    cursor,
    limit,
  }),
  answer: page(eventCard),
  errors: [clubNotFound, membersOnly, staffOnly, scopeMissing],
});

export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'Events that are coming: of public clubs, or of the clubs that I am a member of.',
  who: 'visitor',
  query: z.strictObject({ of: z.enum(['everybody', 'my-clubs']).default('everybody'), cursor, limit }),
  answer: page(eventCard),
  errors: [],
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/events/:id',
  summary: 'One event with its tickets, its missions and what I can do.',
  who: 'visitor',
  params,
  answer: answer(eventView),
  errors: [e.eventNotFound],
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/clubs/:id/events',
  summary: 'Makes a draft of an event. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates,
  params: club,
  body: eventDraft,
  status: 201,
  answer: answer(eventView),
  errors: [...managed, ...written],
});

export const changeEvent = endpoint({
  method: 'PUT',
  path: '/events/:id',
  summary:
    'Changes an event. Whoever comes is told where time or place change; its tickets say the new ones at once.',
  who: 'verified',
  rates,
  params,
  body: eventDraft,
  answer: answer(eventView),
  errors: [e.eventNotFound, ...managed, ...written, e.eventFixed, e.ticketHeld, e.capacityTooSmall],
});

export const publishEvent = endpoint({
  method: 'POST',
  path: '/events/:id/publish',
  summary: 'Publishes a draft, and tells the club’s members.',
  who: 'verified',
  rates,
  params,
  answer: answer(eventView),
  errors: [e.eventNotFound, ...managed, e.alreadyPublished, e.eventNotRight, clubClosing],
});

export const removeEvent = endpoint({
  method: 'DELETE',
  path: '/events/:id',
  summary: 'Deletes a draft. What was published is cancelled instead.',
  who: 'verified',
  rates,
  params,
  answer: done,
  errors: [e.eventNotFound, ...managed, e.alreadyPublished, e.ticketHeld],
});

export const getCancellation = endpoint({
  method: 'GET',
  path: '/events/:id/cancellation',
  summary: 'What cancelling an event would pay back, to how many, and who pays it. Staff only.',
  who: 'fan',
  params,
  answer: answer(cancellation),
  errors: [e.eventNotFound, ...managed],
});

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/events/:id/cancel',
  summary:
    'Cancels an event for good: tickets stop changing hands at once, and whoever holds one gets the club’s price back. Safe to repeat.',
  who: 'verified',
  rates,
  params,
  body: z.strictObject({
    reason: z.string().trim().min(1, 'is empty').max(500, 'is longer than 500 characters'),
    /** What the summary said goes back. */
    expected_back_cents: z.int().min(0),
  }),
  answer: answer(eventView),
  errors: [e.eventNotFound, ...managed, e.notPublished, e.eventOver, e.summaryChanged],
});

export const signUp = endpoint({
  method: 'PUT',
  path: '/events/:id/going',
  summary: 'Signs me up for an event without tickets. Safe to repeat.',
  who: 'verified',
  rates,
  params,
  answer: answer(eventView),
  errors: [
    e.eventNotFound,
    bannedHere,
    clubClosing,
    e.notPublished,
    e.eventOver,
    e.eventCancelled,
    e.eventFull,
    e.needsTicket,
  ],
});

export const cancelSignUp = endpoint({
  method: 'DELETE',
  path: '/events/:id/going',
  summary: 'Takes my sign-up back. Safe to repeat.',
  who: 'fan',
  rates,
  params,
  answer: answer(eventView),
  errors: [e.eventNotFound],
});

// Owns the endpoints of who comes to an event: names for members, the guest list and the door for staff.
import { z } from 'zod';
import { clubClosing, clubNotFound, membersOnly, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { designNotLive, soldOut } from '../items/errors.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import * as e from './errors.ts';
import { guest, guestsAdded, guestsDraft } from './shapes.ts';

const params = z.strictObject({ id: idOr(e.eventNotFound) });
const one = z.strictObject({ id: idOr(e.eventNotFound), user_id: idOr(e.guestNotFound) });
const managed = [e.eventNotFound, clubNotFound, staffOnly, scopeMissing] as const;
const rates = [{ by: 'user', limit: 300, window_s: 3600 }] as const;
const listed = z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(24) });

export const listComing = endpoint({
  method: 'GET',
  path: '/events/:id/people',
  summary: 'Who has signed up or is on the guest list, for members of the club.',
  who: 'fan',
  params,
  query: listed,
  answer: page(userCard),
  errors: [e.eventNotFound, membersOnly],
});

export const listGuests = endpoint({
  method: 'GET',
  path: '/events/:id/guests',
  summary: 'The guest list with notes, for staff who manage sales or scan.',
  who: 'fan',
  params,
  query: listed,
  answer: page(guest),
  errors: managed,
});

export const addGuests = endpoint({
  method: 'POST',
  path: '/events/:id/guests',
  summary:
    'Puts members on the guest list by name, with a free ticket where one is chosen. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates,
  params,
  body: guestsDraft,
  status: 201,
  answer: answer(guestsAdded),
  errors: [
    ...managed,
    e.eventOver,
    e.eventCancelled,
    e.eventFull,
    e.tooManyGuests,
    e.ticketNotRight,
    clubClosing,
    designNotLive,
    soldOut,
  ],
});

export const removeGuest = endpoint({
  method: 'DELETE',
  path: '/events/:id/guests/:user_id',
  summary: 'Takes somebody without a ticket off the guest list.',
  who: 'verified',
  rates,
  params: one,
  answer: done,
  errors: [...managed, e.guestNotFound, e.guestHasTicket],
});

export const setGuestArrived = endpoint({
  method: 'PUT',
  path: '/events/:id/guests/:user_id/arrived',
  summary: 'Says at the door that a guest has arrived, or that it was a mistake.',
  who: 'verified',
  rates: [{ by: 'user', limit: 3000, window_s: 3600 }],
  params: one,
  body: z.strictObject({ arrived: z.boolean() }),
  answer: done,
  errors: [...managed, e.guestNotFound],
});

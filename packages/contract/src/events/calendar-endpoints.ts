// Owns the endpoints of calendars: one event as a file, a club's and a person's as a feed that a phone subscribes to.
import { z } from 'zod';
import { clubNotFound, membersOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, ics, idOr } from '../shapes.ts';
import * as e from './errors.ts';
import { calendarFeed } from './shapes.ts';

export const getEventCalendar = endpoint({
  method: 'GET',
  path: '/events/:id/event.ics',
  summary: 'One event for a phone’s calendar.',
  who: 'visitor',
  params: z.strictObject({ id: idOr(e.eventNotFound) }),
  ...ics,
  errors: [e.eventNotFound],
});

export const getClubCalendar = endpoint({
  method: 'GET',
  path: '/clubs/:id/events.ics',
  summary: 'The calendar of a public club, to be subscribed to.',
  who: 'visitor',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  ...ics,
  errors: [clubNotFound, membersOnly],
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/users/me/calendar',
  summary: 'The address of my own calendar: everything that I am coming to.',
  who: 'fan',
  answer: answer(calendarFeed),
  errors: [],
});

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/users/me/calendar/renew',
  summary: 'Replaces the address of my calendar: the old one stops working.',
  who: 'fan',
  rates: [{ by: 'user', limit: 20, window_s: 3600 }],
  answer: answer(calendarFeed),
  errors: [],
});

export const getPersonCalendar = endpoint({
  method: 'GET',
  path: '/calendars/:token/events.ics',
  summary: 'A person’s calendar, for whoever knows its address.',
  who: 'visitor',
  params: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{32}$/) }),
  ...ics,
  errors: [e.feedNotFound],
});

// Owns the endpoints of the inbox, of preferences, and of unsubscribing from a mail without signing in.
import { notificationGroups } from '@stagepass/base/notification-kinds.ts';
import { z } from 'zod';
import { clubNotFound } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, id, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import {
  mailChoice,
  notificationEntry,
  notificationPreferences,
  preferenceChanges,
  unreadCounts,
} from './shapes.ts';

const params = z.strictObject({ id: idOr(e.notificationNotFound) });
const limit = z.coerce.number().int().min(1).max(50).default(24);
const rates = [{ by: 'user', limit: 1200, window_s: 3600 }] as const;
const linkQuery = z.strictObject({ token: z.string().min(1).max(400) });
const linkRates = [{ by: 'address', limit: 60, window_s: 3600 }] as const;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'My inbox or one tab of it, the latest first. A bundle stands where its latest entry came.',
  who: 'fan',
  query: z.strictObject({ group: z.enum(notificationGroups).optional(), cursor, limit }),
  answer: page(notificationEntry),
  errors: [],
});

export const getUnreadNotifications = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How many of my notifications are unread, in all and by tab.',
  who: 'fan',
  answer: answer(unreadCounts),
  errors: [],
});

export const readNotification = endpoint({
  method: 'PUT',
  path: '/notifications/:id/read',
  summary: 'Marks one as read, and says how many are left. Safe to repeat.',
  who: 'fan',
  rates,
  params,
  answer: answer(unreadCounts),
  errors: [e.notificationNotFound],
});

export const readNotifications = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  summary:
    'Marks all as read, or those of one tab, that are not later than the one named. Later ones stay unread. Safe to repeat.',
  who: 'fan',
  rates,
  body: z.strictObject({ up_to: id, group: z.enum(notificationGroups).optional() }),
  answer: answer(unreadCounts),
  errors: [e.notificationNotFound],
});

export const readNotificationsAbout = endpoint({
  method: 'PUT',
  path: '/notifications/about/:kind/:id/read',
  summary:
    'Marks as read what is about this subject, when somebody opened it in its own place. Safe to repeat.',
  who: 'fan',
  rates,
  params: z.strictObject({ kind: z.string().regex(/^[a-z-]{1,30}$/), id }),
  answer: answer(unreadCounts),
  errors: [],
});

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/notification-preferences',
  summary: 'What I get in the app, by push and by mail, for all clubs and for single ones, and when not.',
  who: 'fan',
  answer: answer(notificationPreferences),
  errors: [],
});

export const changeNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/notification-preferences',
  summary: 'Changes what is named and leaves the rest. Null takes a choice back.',
  who: 'fan',
  rates,
  body: preferenceChanges,
  answer: answer(notificationPreferences),
  errors: [e.channelFixed, e.timeZoneUnknown, e.tooManyClubChoices, clubNotFound],
});

export const getMailChoice = endpoint({
  method: 'GET',
  path: '/notification-unsubscribe',
  summary: 'What the link of a mail turns off, and whether it is on. Works without signing in.',
  who: 'visitor',
  rates: linkRates,
  query: linkQuery,
  answer: answer(mailChoice),
  errors: [e.unsubscribeLinkInvalid],
});

export const unsubscribeMail = endpoint({
  method: 'POST',
  path: '/notification-unsubscribe',
  summary:
    'Turns off the mail that the link names, without signing in: what List-Unsubscribe-Post of RFC 8058 calls. Safe to repeat.',
  who: 'visitor',
  rates: linkRates,
  query: linkQuery,
  answer: answer(mailChoice),
  errors: [e.unsubscribeLinkInvalid],
});

export const resubscribeMail = endpoint({
  method: 'DELETE',
  path: '/notification-unsubscribe',
  summary:
    'Turns it on again, for whoever unsubscribed by mistake; not by a link that was sent to a former address. Safe to repeat.',
  who: 'visitor',
  rates: linkRates,
  query: linkQuery,
  answer: answer(mailChoice),
  errors: [e.unsubscribeLinkInvalid],
});

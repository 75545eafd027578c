// Owns the endpoints of what an operator says to everybody and switches off for everybody.
import { z } from 'zod';
import { stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { features } from '../features.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { announcement, announcementText, featureNote, featureSwitch } from './shapes.ts';

const rates = [{ by: 'user', limit: 300, window_s: 3600 }] as const;

export const listFeatures = endpoint({
  method: 'GET',
  path: '/operator/features',
  summary: 'Every feature that can be switched off, and whether it is on.',
  who: 'operator',
  answer: answer(z.array(featureSwitch)),
  errors: [],
});

export const setFeature = endpoint({
  method: 'PUT',
  path: '/operator/features/:feature',
  summary: 'Switches a feature on or off for everybody. It counts on every replica within seconds.',
  who: 'operator',
  rates,
  params: z.strictObject({ feature: z.enum(features) }),
  body: z.strictObject({ on: z.boolean(), note: featureNote.default('') }),
  answer: answer(featureSwitch),
  errors: [stepUpNeeded],
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/operator/announcements',
  summary: 'All announcements, newest first, over and planned ones too.',
  who: 'operator',
  query: z.strictObject({ cursor }),
  answer: page(announcement),
  errors: [],
});

export const announce = endpoint({
  method: 'POST',
  path: '/operator/announcements',
  summary: 'Announces something to everybody, from its start to its end.',
  who: 'operator',
  rates,
  body: z.strictObject(announcementText),
  answer: answer(announcement),
  status: 201,
  errors: [e.endsTooEarly],
});

export const removeAnnouncement = endpoint({
  method: 'DELETE',
  path: '/operator/announcements/:id',
  summary: 'Takes an announcement back at once.',
  who: 'operator',
  rates,
  params: z.strictObject({ id: idOr(e.announcementNotFound) }),
  answer: done,
  errors: [e.announcementNotFound],
});

export const listCurrentAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements',
  summary: 'What the site announces now, latest start first. At most 5.',
  who: 'visitor',
  answer: answer(z.array(announcement)),
  errors: [],
});

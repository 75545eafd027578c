// Owns the endpoints of fronts.
import { z } from 'zod';
import { clubNotFound } from '../clubs/errors.ts';
import { clubCard } from '../clubs/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { pageSlug } from '../pages/shapes.ts';
import { answer } from '../shapes.ts';
import { interest } from '../users/shapes.ts';
import { discoverFront, suggestedClub } from './shapes.ts';
import { today } from './today.ts';

export const getDiscover = endpoint({
  method: 'GET',
  path: '/fronts/discover',
  summary: 'What Discover shows: featured, rising and new clubs, of all kinds or of one.',
  who: 'visitor',
  query: z.strictObject({ category: interest.optional() }),
  answer: answer(discoverFront),
  errors: [],
});

export const listSuggestedClubs = endpoint({
  method: 'GET',
  path: '/fronts/suggested-clubs',
  summary: 'Clubs that the caller is not in yet, nearest to their clubs and interests first.',
  who: 'fan',
  answer: answer(z.array(suggestedClub)),
  errors: [],
});

export const listPageClubs = endpoint({
  method: 'GET',
  path: '/fronts/pages/:slug/clubs',
  summary:
    'The clubs that a partner page features and everybody may find, in its order; none where the page does not exist.',
  who: 'visitor',
  params: z.strictObject({ slug: pageSlug }),
  answer: answer(z.array(clubCard)),
  errors: [],
});

export const getToday = endpoint({
  method: 'GET',
  path: '/home/today',
  summary: 'What I have today over all my clubs, by time: what is open, what is done, and what comes first.',
  who: 'fan',
  answer: answer(today),
  errors: [],
});

export const listFeaturedClubs = endpoint({
  method: 'GET',
  path: '/operator/featured-clubs',
  summary: 'The clubs at the head of Discover, in order.',
  who: 'operator',
  answer: answer(z.array(clubCard)),
  errors: [],
});

export const setFeaturedClubs = endpoint({
  method: 'PUT',
  path: '/operator/featured-clubs',
  summary: 'Sets the clubs at the head of Discover, in order. Clubs that not everybody can find are refused.',
  who: 'operator',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  body: z.strictObject({ club_ids: z.array(z.string().max(64)).max(6) }),
  answer: answer(z.array(clubCard)),
  errors: [clubNotFound],
});

// Owns the endpoints of reviews: the club's queue, what was decided, and deciding.
import { z } from 'zod';
import { clubNotFound, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, idFilter, page } from '../shapes.ts';
import { reviewCounts, reviewDecision, reviewOutcome, reviewRecord } from './review-shapes.ts';

/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const errors = [clubNotFound, staffOnly, scopeMissing] as const;

export const listReviews = endpoint({
  method: 'GET',
  path: '/clubs/:id/reviews',
  summary: 'What fans handed in: waiting, oldest first, or decided, newest first.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({
    tab: z.enum(['waiting', 'decided']).default('waiting'),
    /** Of one mission. */
    owner_id: idFilter,
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: page(reviewRecord),
  errors,
});

export const countReviews = endpoint({
  method: 'GET',
  path: '/clubs/:id/reviews/counts',
  summary: 'How many submissions wait for a decision, and what they belong to.',
  who: 'fan',
  params: clubParams,
  answer: answer(reviewCounts),
  errors,
});

export const decideReviews = endpoint({
  method: 'POST',
  path: '/clubs/:id/reviews/decide',
  summary: 'Accepts or refuses submissions, each in a transaction of its own; the answer says how each went.',
  who: 'verified',
  rates: [{ by: 'user', limit: 600, window_s: 3600 }],
  params: clubParams,
  body: reviewDecision,
  answer: answer(z.array(reviewOutcome)),
  errors,
});

// Owns the endpoints of insights: a club's figures, the same as a file, and a creator's desk over all clubs.
import { z } from 'zod';
import { clubNotFound, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, csv } from '../shapes.ts';
import { insightRanges } from './kinds.ts';
import { clubInsights, creatorDesk } from './shapes.ts';

/** A club’s id or its handle. */
const params = z.strictObject({ id: z.string().min(1).max(64) });
const query = z.strictObject({ range: z.enum(insightRanges).default('28d') });
const managed = [clubNotFound, staffOnly, scopeMissing] as const;

export const getClubInsights = endpoint({
  method: 'GET',
  path: '/clubs/:id/insights',
  summary: 'A club’s figures in a range, beside the range before. Nothing about fewer than five people.',
  who: 'fan',
  params,
  query,
  answer: answer(clubInsights),
  errors: managed,
});

export const exportClubInsights = endpoint({
  method: 'GET',
  path: '/clubs/:id/insights.csv',
  summary: 'A club’s figures in a range as CSV, day by day, with what they are made of.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  params,
  query,
  ...csv,
  errors: managed,
});

export const getCreatorDesk = endpoint({
  method: 'GET',
  path: '/creator-desk',
  summary: 'What waits for a creator in all their clubs, today beside a week ago, and what to do next.',
  who: 'fan',
  answer: answer(creatorDesk),
  errors: [],
});

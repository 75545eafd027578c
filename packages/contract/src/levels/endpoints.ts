// Owns the endpoints of XP and levels.
import { z } from 'zod';
import { clubNotFound, membersOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer } from '../shapes.ts';
import { clubStanding } from './shapes.ts';

export const getClubStanding = endpoint({
  method: 'GET',
  path: '/clubs/:id/standing',
  summary: 'My XP, level and tier in a club, and what is missing for the next.',
  who: 'fan',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: answer(clubStanding),
  errors: [clubNotFound, membersOnly],
});

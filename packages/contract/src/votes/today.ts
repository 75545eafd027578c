// Owns the line of the running order about a vote: one that is open for the viewer, and one that they voted in today.
import { z } from 'zod';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';
import { voteClub } from './shapes.ts';

export const voteLine = z.object({
  ...todayBase,
  kind: z.literal('vote'),
  vote_id: id,
  title: z.string(),
  club: voteClub,
  voters: z.int(),
});
export type VoteLine = z.infer<typeof voteLine>;

// Owns the line of the running order about a mission: one that ends soon, one to go on with, a reward to claim, one that is done.
import { z } from 'zod';
import { itemClub } from '../items/shapes.ts';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';

export const missionLineStands = ['ends', 'continue', 'claim', 'completed'] as const;

export const missionLine = z.object({
  ...todayBase,
  kind: z.literal('mission'),
  stand: z.enum(missionLineStands),
  mission_id: id,
  title: z.string(),
  club: itemClub,
  xp: z.int(),
  steps: z.int(),
  passed: z.int(),
});
export type MissionLine = z.infer<typeof missionLine>;

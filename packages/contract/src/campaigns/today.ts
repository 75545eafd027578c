// Owns the line of the running order about a campaign: one that the person is in and that closes soon, or a prize of theirs.
import { z } from 'zod';
import { itemClub } from '../items/shapes.ts';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';

export const campaignLineStands = ['closes', 'won'] as const;

export const campaignLine = z.object({
  ...todayBase,
  kind: z.literal('campaign'),
  stand: z.enum(campaignLineStands),
  campaign_id: id,
  title: z.string(),
  club: itemClub,
  missions: z.int(),
  completed: z.int(),
});
export type CampaignLine = z.infer<typeof campaignLine>;

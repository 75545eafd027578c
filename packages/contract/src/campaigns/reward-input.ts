// Owns how a campaign's rewards are written by those who make it, finished or not.
import { z } from 'zod';
import { id } from '../shapes.ts';
import {
  isDrawn,
  MOST_CAMPAIGN_MISSIONS,
  MOST_DRAWN_WINNERS,
  MOST_PRIZE_TOKENS,
  prizeKinds,
  rewardWays,
} from './kinds.ts';

const way = z.enum(rewardWays);
const total = z.int().min(1).max(100_000);
const terms = {
  way,
  needs: z.int().min(1).max(MOST_CAMPAIGN_MISSIONS).nullable().default(null),
};

const token_amount = z.int().min(1).max(MOST_PRIZE_TOKENS);
const amount_cents = z.int().min(1, 'is less than $0.01').max(100_000, 'is more than $1,000');

/** As it is written. `needs`: null for all missions; `total`: null where everybody gets it (an unlimited item or a badge, for all). */
export const campaignRewardInput = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('item'),
      ...terms,
      design_id: id,
      total: total.nullable().default(null),
    }),
    z.strictObject({
      kind: z.literal('credits'),
      ...terms,
      amount_cents,
      total,
    }),
    z.strictObject({
      kind: z.literal('badge'),
      ...terms,
      badge_id: id,
      total: total.nullable().default(null),
    }),
    // Of the token of the club that makes the campaign.
    z.strictObject({
      kind: z.literal('tokens'),
      ...terms,
      token_amount,
      total,
    }),
  ])
  // Winners are drawn and shown all at once.
  .refine((reward) => !isDrawn(reward.way) || (reward.total ?? 1) <= MOST_DRAWN_WINNERS, {
    path: ['total'],
    message: `is more than ${MOST_DRAWN_WINNERS} winners, the most for a raffle or a top list`,
  });
export type CampaignRewardInput = z.output<typeof campaignRewardInput>;

/** One that a draft keeps though something of it is still missing: what is there of it so far. It has to be finished before funding. */
export const unfinishedReward = z.strictObject({
  kind: z.enum(prizeKinds),
  ...terms,
  total: total.nullable().default(null),
  design_id: id.nullable().default(null),
  badge_id: id.nullable().default(null),
  amount_cents: amount_cents.nullable().default(null),
  token_amount: token_amount.nullable().default(null),
});
export type UnfinishedReward = z.output<typeof unfinishedReward>;

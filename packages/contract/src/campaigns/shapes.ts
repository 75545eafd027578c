// Owns the shapes of campaigns: as a card in a list, as a page with missions and rewards, and as its editors see it. Amounts are US cents.
import { CLIENT_SEED } from '@stagepass/base/raffle.ts';
import { z } from 'zod';
import { badgeCard } from '../badges/shapes.ts';
import { itemClub, itemDesignCard, itemPicture } from '../items/shapes.ts';
import { missionCard, missionPicture } from '../missions/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import {
  CAMPAIGN_TITLE_MAX,
  campaignStates,
  clubAnswers,
  fundingProblems,
  leftOutReasons,
  MOST_CAMPAIGN_MISSIONS,
  MOST_CAMPAIGN_REWARDS,
  prizeStates,
  rewardWays,
} from './kinds.ts';

const way = z.enum(rewardWays);

/** What a winner gets. */
export const campaignPrize = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('item'), design: itemDesignCard }),
  z.object({ kind: z.literal('credits'), amount_cents: z.int() }),
  z.object({ kind: z.literal('badge'), badge: badgeCard }),
]);
export type CampaignPrize = z.infer<typeof campaignPrize>;

export const campaignReward = z.object({
  id,
  way,
  /** How many of the campaign's missions it takes. */
  needs: z.int(),
  prize: campaignPrize,
  /** How many there are; null where everybody who does enough gets one. */
  total: z.int().nullable(),
  /** Of `all` and `first`: how many are left; of the others, `total` until they are drawn. */
  left: z.int().nullable(),
});
export type CampaignReward = z.infer<typeof campaignReward>;

const common = {
  id,
  /** The club that made it and pays for it. */
  club: itemClub,
  /** All that take part, the maker first. */
  clubs: z.array(itemClub),
  title: z.string(),
  picture: itemPicture.nullable(),
  state: z.enum(campaignStates),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  missions: z.int(),
  /** How many the viewer has done; null for visitors. */
  done: z.int().nullable(),
  rewards: z.array(campaignReward),
};

export const campaignCard = z.object(common);
export type CampaignCard = z.infer<typeof campaignCard>;

export const ownPrize = z.object({
  reward_id: id,
  state: z.enum(prizeStates),
  /** When it is handed over, where it waits for the account's first day. */
  due_at: time.nullable(),
  item_id: id.nullable(),
});

/** How the viewer stands in it; null for visitors. */
export const campaignMine = z.object({
  done: z.int(),
  /** Their ticket in the draw; null before they have done enough. */
  ticket: z.object({ number: z.int(), client_seed: z.string(), own_seed: z.boolean() }).nullable(),
  /** Place on the leaderboard; null where they are not on it. */
  place: z.int().nullable(),
  left_out: z.enum(leftOutReasons).nullable(),
  prizes: z.array(ownPrize),
});
export type CampaignMine = z.infer<typeof campaignMine>;

/** A mission in it; null where the viewer may not see the mission, whose club they are shown all the same. */
export const campaignMission = z.object({
  mission_id: id,
  club: itemClub,
  done: z.boolean(),
  mission: missionCard.nullable(),
});
export type CampaignMission = z.infer<typeof campaignMission>;

/** The page of one campaign. */
export const campaignView = z.object({
  ...common,
  story: z.string(),
  list: z.array(campaignMission),
  /** Tickets in the draw so far, or at the close. */
  entrants: z.int(),
  /** Fans who have done at least one mission. */
  taking_part: z.int(),
  /** SHA-256 of the server seed, published when it was funded; null before. */
  server_seed_hash: z.string().nullable(),
  drawn_at: time.nullable(),
  /** A club that takes part closed, so the campaign ended before its time. */
  ended_early: z.boolean(),
  mine: campaignMine.nullable(),
  /** A club of it that the viewer could join; null where they are in all of them. */
  join: itemClub.nullable(),
  now: time,
  can: z.object({ edit: z.boolean() }),
});
export type CampaignView = z.infer<typeof campaignView>;

export const campaignBoardRow = z.object({
  place: z.int(),
  user: userCard,
  done: z.int(),
  is_me: z.boolean(),
});
export type CampaignBoardRow = z.infer<typeof campaignBoardRow>;

/** Somebody who got a reward. */
export const campaignWinner = z.object({
  reward_id: id,
  way,
  /** Which of the first, which place of the top, which draw of the raffle; from 1. */
  place: z.int(),
  /** Null where the account was deleted, or one of the two has blocked the other. */
  user: userCard.nullable(),
  /** Their ticket, where it was drawn. */
  number: z.int().nullable(),
  is_me: z.boolean(),
});
export type CampaignWinner = z.infer<typeof campaignWinner>;

/** All that it takes to redo a draw, besides the list. */
export const campaignProof = z.object({
  id,
  title: z.string(),
  club: itemClub,
  state: z.enum(campaignStates),
  closes_at: time.nullable(),
  server_seed_hash: z.string(),
  /** Null until it is drawn. */
  server_seed: z.string().nullable(),
  /** SHA-256 of the entrants' list; null until the close. */
  list_hash: z.string().nullable(),
  entrants: z.int(),
  drawn_at: time.nullable(),
  /** In the order in which they are drawn. */
  prizes: z.array(
    z.object({
      reward_id: id,
      prize: campaignPrize,
      total: z.int(),
      winners: z.array(z.object({ number: z.int(), user: userCard.nullable() })),
    }),
  ),
  /** The viewer's ticket. */
  mine: z.object({ number: z.int(), client_seed: z.string() }).nullable(),
});
export type CampaignProof = z.infer<typeof campaignProof>;

/** A line of the entrants' list: names nobody. */
export const raffleTicket = z.object({ number: z.int(), client_seed: z.string() });

/** The fan's own seed, made in the browser once the hash of the server's was shown. */
export const clientSeed = z
  .string()
  .regex(CLIENT_SEED, 'must be 1 to 64 characters of A–Z, a–z, 0–9, _ and -');

export const seedInput = z.strictObject({
  client_seed: clientSeed,
  /** Of the seed that was published: whoever has not seen it could be given one that was made to fit. */
  server_seed_hash: z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash'),
});

const total = z.int().min(1).max(100_000);
const terms = {
  way,
  needs: z.int().min(1).max(MOST_CAMPAIGN_MISSIONS).nullable().default(null),
};

/** As it is written. `needs`: null for all missions; `total`: null where everybody gets it (an unlimited item or a badge, for all). */
export const campaignRewardInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('item'), ...terms, design_id: id, total: total.nullable().default(null) }),
  z.strictObject({
    kind: z.literal('credits'),
    ...terms,
    amount_cents: z.int().min(1, 'is less than $0.01').max(100_000, 'is more than $1,000'),
    total,
  }),
  z.strictObject({ kind: z.literal('badge'), ...terms, badge_id: id, total: total.nullable().default(null) }),
]);
export type CampaignRewardInput = z.output<typeof campaignRewardInput>;

export const campaignTitle = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(CAMPAIGN_TITLE_MAX, `is longer than ${CAMPAIGN_TITLE_MAX} characters`);

/** What can be written before it is funded; afterwards only the words. */
export const campaignDraft = z.strictObject({
  title: campaignTitle,
  story: z.string().trim().max(2000, 'is longer than 2,000 characters').default(''),
  opens_at: z.iso.datetime().nullable().default(null),
  closes_at: z.iso.datetime().nullable().default(null),
  rewards: z.array(campaignRewardInput).max(MOST_CAMPAIGN_REWARDS).default([]),
});
export type CampaignDraft = z.output<typeof campaignDraft>;
export const campaignPictureInput = missionPicture;

/** What funding sets aside. */
const campaignBudget = z.object({
  credits_cents: z.int(),
  copies: z.int(),
  /** What the club has; null for whoever may not see it. */
  club_cents: z.int().nullable(),
});

export const campaignEditor = z.object({
  id,
  club: itemClub,
  state: z.enum(campaignStates),
  /** Sent back with a change: somebody else's change meanwhile is noticed by it. */
  version: z.int(),
  title: z.string(),
  story: z.string(),
  picture: itemPicture.nullable(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  clubs: z.array(
    z.object({ club: itemClub, host: z.boolean(), answer: z.enum(clubAnswers), manages: z.boolean() }),
  ),
  missions: z.array(
    z.object({
      mission_id: id,
      club_id: id,
      title: z.string(),
      picture: itemPicture.nullable(),
      /** The mission itself is live and in sight. */
      live: z.boolean(),
      /** Its club agreed; a proposal of the maker's waits. */
      agreed: z.boolean(),
    }),
  ),
  rewards: z.array(
    z.object({
      id,
      way,
      needs: z.int().nullable(),
      prize: campaignPrize,
      total: z.int().nullable(),
      given: z.int(),
    }),
  ),
  budget: campaignBudget,
  problems: z.array(z.enum(fundingProblems)),
  can: z.object({ edit: z.boolean(), fund: z.boolean(), take_back: z.boolean(), remove: z.boolean() }),
});
export type CampaignEditor = z.infer<typeof campaignEditor>;

/** A row of a club's management. */
export const managedCampaign = z.object({
  id,
  title: z.string(),
  picture: itemPicture.nullable(),
  club: itemClub,
  /** This club made it. */
  host: z.boolean(),
  answer: z.enum(clubAnswers),
  state: z.enum(campaignStates),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  missions: z.int(),
  taking_part: z.int(),
});
export type ManagedCampaign = z.infer<typeof managedCampaign>;

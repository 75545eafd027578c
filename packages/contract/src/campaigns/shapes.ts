// Owns the shapes of campaigns: as a card in a list, as a page with missions and rewards, and as its editors see it. Amounts are US cents.
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
  MOST_CAMPAIGN_REWARDS,
  prizeStates,
  rewardWays,
} from './kinds.ts';
import { campaignRewardInput, unfinishedReward } from './reward-input.ts';

const way = z.enum(rewardWays);

/** What a winner gets. */
export const campaignPrize = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('item'), design: itemDesignCard }),
  z.object({ kind: z.literal('credits'), amount_cents: z.int() }),
  z.object({ kind: z.literal('badge'), badge: badgeCard }),
  z.object({ kind: z.literal('tokens'), amount: z.int(), symbol: z.string() }),
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
  /** Place on the leaderboard; null where they are not on it. One more than `MOST_TOLD_PLACES` for whoever is behind those. */
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
  /** Joining its club would show it; false where it is there, and where it is out of sight for members too. */
  members_only: z.boolean(),
  /** Its club takes only those who are invited, and the viewer is not in it. */
  invite_only: z.boolean(),
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
  /** Out of sight because of reports: its makers and whoever takes part still see it, and nobody new can begin. */
  hidden: z.boolean(),
  mine: campaignMine.nullable(),
  /** The viewer is in at least one of its clubs. */
  joined: z.boolean(),
  /** The club of it to join next, those that need an invitation last; null where the viewer is in all of them. */
  join: itemClub.extend({ invite_only: z.boolean() }).nullable(),
  now: time,
  can: z.object({ edit: z.boolean() }),
  /** Handle of the club in whose management the viewer edits it, the maker’s before others; null for everybody else. */
  edit_at: z.string().nullable(),
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

/** What somebody won, as they share it: the rarest of their prizes. */
export const userWin = z.object({
  campaign: z.object({ id, title: z.string(), club: itemClub, picture: itemPicture.nullable() }),
  user: userCard,
  way,
  /** On the leaderboard, where that decided; null where it did not. */
  place: z.int().nullable(),
  prize: campaignPrize,
  /** Whether others see it too; only the person themselves gets to read one that is not. */
  shown: z.boolean(),
});
export type UserWin = z.infer<typeof userWin>;

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
  unfinished_rewards: z.array(unfinishedReward).max(MOST_CAMPAIGN_REWARDS).optional(),
});
export type CampaignDraft = z.output<typeof campaignDraft>;
export const campaignPictureInput = missionPicture;

/** What funding sets aside. */
const campaignBudget = z.object({
  credits_cents: z.int(),
  copies: z.int(),
  /** Of the club’s token: how many are set aside, and how many are left under its cap; null where it has none. */
  tokens: z.object({ amount: z.int(), symbol: z.string(), left: z.int() }).nullable(),
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
  /** Those of a draft that still lack something. */
  unfinished_rewards: z.array(unfinishedReward),
  budget: campaignBudget,
  problems: z.array(z.enum(fundingProblems)),
  /** Out of sight because of reports, with the reason where somebody decided so; null where it is in sight. */
  hidden: z.object({ since: time, reason: z.string() }).nullable(),
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
  /** Out of sight because of reports. */
  hidden: z.boolean(),
});
export type ManagedCampaign = z.infer<typeof managedCampaign>;

// Owns the shapes of votes: what is asked, how it counts, the result with its seal, a fan's own ballot and receipt.
import { MOST_OPTIONS } from '@stagepass/base/vote-opening.ts';
import { z } from 'zod';
import { tierMark } from '../clubs/shapes.ts';
import { conditionTree, describedCondition } from '../conditions/shapes.ts';
import { altText, mediaView } from '../media/shapes.ts';
import { id, time } from '../shapes.ts';
import { picture, userCard } from '../users/shapes.ts';
import {
  ANSWER_MAX,
  MOST_WEIGHT,
  OPTION_LABEL_MAX,
  VOTE_TITLE_MAX,
  voteChoices,
  voteProblems,
  voteResults,
  voteStates,
  voteWeights,
} from './kinds.ts';

export const voteClub = z.object({
  id,
  handle: z.string(),
  name: z.string(),
  hue: z.int(),
  picture: picture.nullable(),
});
export type VoteClub = z.infer<typeof voteClub>;

export const voteOption = z.object({
  id,
  /** From 1, as it stands in the sealed list. */
  place: z.int(),
  label: z.string(),
  picture: mediaView.nullable(),
  /** How many chose it; null while results are hidden. */
  ballots: z.int().nullable(),
  /** What their ballots count together; null while results are hidden. */
  weight: z.int().nullable(),
});
export type VoteOption = z.infer<typeof voteOption>;

/** What the viewer has chosen, and how often it counts. */
export const ownBallot = z.object({
  option_ids: z.array(id),
  weight: z.int(),
  /** What was spent on it; 0 but in votes by tokens. */
  tokens: z.int(),
  cast_at: time,
});
export type OwnBallot = z.infer<typeof ownBallot>;

/** What the counts are now, as whoever voted and those who watch are told. */
export const voteCountsNow = z.object({
  voters: z.int(),
  /** What the ballots of all voters count together; null while results are hidden. */
  voters_weight: z.int().nullable(),
  /** Null while results are hidden. */
  options: z.array(z.object({ id, ballots: z.int(), weight: z.int() })).nullable(),
});
export type VoteCountsNow = z.infer<typeof voteCountsNow>;

/** What a fan needs to find the own ballot in the sealed list. */
export const voteReceipt = z.object({
  vote_id: id,
  ballot_id: id,
  nonce: z.string(),
  /** Places of the chosen options. */
  options: z.array(z.int()),
  weight: z.int(),
  /** SHA-256 of all of it. */
  hash: z.string(),
  cast_at: time,
});
export type VoteReceipt = z.infer<typeof voteReceipt>;

/** What voting, or taking it back, leads to. The phone keeps the receipt: later it needs nobody's word for it. */
export const castAnswer = z.object({
  mine: ownBallot.nullable(),
  counts: voteCountsNow,
  receipt: voteReceipt.nullable(),
});
export type CastAnswer = z.infer<typeof castAnswer>;

export const voteAnswer = z.object({
  text: z.string(),
  at: time,
  /** Null where the account is gone. */
  by: userCard.nullable(),
});

export const voteView = z.object({
  id,
  club: voteClub,
  title: z.string(),
  story: z.string(),
  state: z.enum(voteStates),
  /** Sent back with a change: somebody else’s change meanwhile is noticed by it. */
  version: z.int(),
  choice: z.enum(voteChoices),
  /** How many options one ballot may hold. */
  most_choices: z.int(),
  weighting: z.enum(voteWeights),
  /** How often a ballot counts by tier, lowest tier first; members without one of these count once. */
  weights: z.array(z.object({ tier: tierMark, weight: z.int() })),
  /** Of a vote by tokens: the club’s token, and how many this viewer can spend. */
  token: z.object({ symbol: z.string(), held: z.int() }).nullable(),
  changeable: z.boolean(),
  results: z.enum(voteResults),
  binding: z.boolean(),
  /** Who may vote beside being a member; null for every member. */
  condition: describedCondition.nullable(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  closed_at: time.nullable(),
  options: z.array(voteOption),
  /** How many people have voted. */
  voters: z.int(),
  /** What their ballots count together, which the shares of several options are of; null while results are hidden. */
  voters_weight: z.int().nullable(),
  /** SHA-256 over the list of ballots; null until it is closed. */
  seal: z.string().nullable(),
  answer: voteAnswer.nullable(),
  /** Of a binding vote that is closed. */
  answer_due_at: time.nullable(),
  mine: ownBallot.nullable(),
  /** How often the viewer’s ballot counts now, and by which tier. */
  own_weight: z.int(),
  own_tier: tierMark.nullable(),
  /** Why this viewer cannot vote, whoever else may; null where they can, or where it is not open. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  hidden: z.boolean(),
  problems: z.array(z.enum(voteProblems)),
  now: time,
  can: z.object({
    vote: z.boolean(),
    take_back: z.boolean(),
    manage: z.boolean(),
    answer: z.boolean(),
    /** Fetch the list of ballots of the closed vote: its club's members, and whoever has voted. */
    verify: z.boolean(),
  }),
});
export type VoteView = z.infer<typeof voteView>;

export const voteCounts = z.object({
  all: z.int(),
  open: z.int(),
  scheduled: z.int(),
  closed: z.int(),
  unanswered: z.int(),
  /** Of those who run votes; 0 for everybody else. */
  draft: z.int(),
});
export type VoteCounts = z.infer<typeof voteCounts>;

const label = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(OPTION_LABEL_MAX, `is longer than ${OPTION_LABEL_MAX} characters`);

/** What can be written before a vote opens; open, its title and story alone. */
export const voteDraft = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(VOTE_TITLE_MAX, `is longer than ${VOTE_TITLE_MAX} characters`),
  story: z.string().trim().max(1000, 'is longer than 1,000 characters').default(''),
  /** In their order. */
  options: z
    .array(
      z.strictObject({
        label,
        media_id: id.nullable().default(null),
        /** What the picture shows; left out, it stays as it was. */
        alt: altText.optional(),
      }),
    )
    .max(MOST_OPTIONS, `is more than ${MOST_OPTIONS}`)
    .default([]),
  choice: z.enum(voteChoices).default('single'),
  most_choices: z.int().min(1).max(MOST_OPTIONS).default(1),
  weighting: z.enum(voteWeights).default('one'),
  weights: z
    .array(
      z.strictObject({
        tier_id: id,
        weight: z.int().min(1, 'is less than 1').max(MOST_WEIGHT, `is more than ${MOST_WEIGHT}`),
      }),
    )
    .max(20)
    .default([]),
  changeable: z.boolean().default(true),
  results: z.enum(voteResults).default('live'),
  binding: z.boolean().default(false),
  condition: conditionTree.nullable().default(null),
  /** Null: at the moment of opening. */
  opens_at: z.iso.datetime().nullable().default(null),
  closes_at: z.iso.datetime().nullable().default(null),
});
export type VoteDraft = z.output<typeof voteDraft>;

export const answerText = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(ANSWER_MAX, `is longer than ${ANSWER_MAX} characters`);

/** One ballot in the list that members of the club can fetch. */
export const tallyLine = z.object({ hash: z.string(), options: z.array(z.int()), weight: z.int() });
export type TallyLine = z.infer<typeof tallyLine>;

// Owns the decisions about votes that need no database: how one stands, how much a ballot counts, what was chosen.
import type { TierMark } from '@stagepass/contract/clubs/shapes.ts';
import { ANSWER_DAYS, type VoteState } from '@stagepass/contract/votes/kinds.ts';
import type { OptionRow, TierWeight, VoteRow } from './tables.ts';

export const DAY_MS = 86_400_000;

type Window = Pick<VoteRow, 'state' | 'opens_at' | 'closes_at'>;

/** As people see it: a vote whose end has passed is closed, whether or not a job has sealed it yet. */
export function stateOf({ state, opens_at, closes_at }: Window, now: Date): VoteState {
  if (state !== 'open') return state;
  if (closes_at !== null && closes_at <= now) return 'closed';
  return opens_at !== null && opens_at > now ? 'scheduled' : 'open';
}

export function isDueToClose({ state, closes_at }: Window, now: Date): boolean {
  return state === 'open' && closes_at !== null && closes_at <= now;
}

export interface WeightOfTier {
  tier: TierMark;
  weight: number;
}

/** Lowest tier first; a tier that the club has deleted since is left out. */
export function weightsOf(
  weights: readonly TierWeight[],
  tiers: ReadonlyMap<string, TierMark>,
): WeightOfTier[] {
  return weights
    .flatMap(({ tier_id, weight }) => {
      const tier = tiers.get(tier_id);
      if (tier === undefined) return [];
      const { id, rank, name, hue } = tier;
      return [{ tier: { id, rank, name, hue }, weight }];
    })
    .toSorted((one, other) => one.tier.rank - other.tier.rank);
}

/** By the best tier that somebody has and that the vote names; once where there is none. */
export function weightFor(
  vote: Pick<VoteRow, 'weighting'>,
  weights: readonly WeightOfTier[],
  own: Pick<TierMark, 'rank'> | null,
): number {
  if (vote.weighting !== 'tier' || own === null) return 1;
  return weights.findLast(({ tier }) => tier.rank <= own.rank)?.weight ?? 1;
}

/** The places of the options, in order; undefined where they are not this vote's, not different, or too many. */
export function placesOf(
  vote: Pick<VoteRow, 'choice' | 'most_choices'>,
  options: readonly Pick<OptionRow, 'id' | 'place'>[],
  ids: readonly string[],
): number[] | undefined {
  const most = vote.choice === 'single' ? 1 : vote.most_choices;
  if (ids.length === 0 || ids.length > most || new Set(ids).size !== ids.length) return undefined;
  const places = ids.map((id) => options.find((option) => option.id === id)?.place);
  if (places.includes(undefined)) return undefined;
  return (places as number[]).toSorted((one, other) => one - other);
}

export function answerDueAt(vote: Pick<VoteRow, 'binding'>, closedAt: Date): Date | null {
  return vote.binding ? new Date(closedAt.getTime() + ANSWER_DAYS * DAY_MS) : null;
}

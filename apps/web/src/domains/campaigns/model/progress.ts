// Owns how far somebody is in a campaign, as the strip of tickets and the heading over it say it.
import type { MOST_TOLD_PLACES as MostToldPlaces } from '@stagepass/contract/campaigns/kinds.ts';
import type { CampaignReward, CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import type { RaffleTicket } from '@stagepass/ui/raffle-strip/raffle-strip.tsx';

/** As the contract has it, whose code is not loaded here: another number there does not compile. */
export const MOST_TOLD_PLACES: typeof MostToldPlaces = 1000;

export interface Goal {
  /** What doing enough gives: a ticket in the draw, or a reward at once. */
  to: 'draw' | 'reward' | 'all';
  needs: number;
}

/** The draw where there is one, else the first reward that is still to be had, else all missions. */
export function goalOf({ rewards, missions, mine }: CampaignView): Goal {
  const raffle = rewards.find(({ way }) => way === 'raffle');
  if (raffle !== undefined) return { to: 'draw', needs: raffle.needs };
  const done = mine?.done ?? 0;
  const next = rewards
    .filter(({ way, left }) => (way === 'all' || way === 'first') && left !== 0)
    .toSorted((one, other) => one.needs - other.needs)
    .find(({ needs }) => needs > done);
  return next === undefined ? { to: 'all', needs: missions } : { to: 'reward', needs: next.needs };
}

/** English ordinals by their ending. */
export function ordinalEnding(n: number): 'st' | 'nd' | 'rd' | 'th' {
  const tens = n % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[(n % 10) as 1 | 2 | 3] ?? 'th';
}

const MOST_TICKETS = 8;

export interface StripWords {
  ordinal: (n: number) => string;
}

/** One for each mission that is needed; of many, only as many as fit beside each other. */
export function stripOf(
  { mine, drawn_at, rewards }: CampaignView,
  { needs }: Goal,
  words: StripWords,
): RaffleTicket[] {
  const done = Math.min(mine?.done ?? 0, needs);
  const number = mine?.ticket?.number;
  const raffles = new Set(rewards.filter(({ way }) => way === 'raffle').map(({ id }) => id));
  const won = mine?.prizes.some(({ reward_id }) => raffles.has(reward_id)) ?? false;
  const state = drawn_at === null || number === undefined ? 'held' : won ? 'drawn' : 'lost';
  return Array.from({ length: Math.min(needs, MOST_TICKETS) }, (_, at) =>
    at < done
      ? {
          key: String(at),
          text: number === undefined ? `${at + 1}` : `${String(number).padStart(4, '0')}-${at + 1}`,
          state,
        }
      : { key: String(at), text: words.ordinal(at + 1), state: 'open' as const },
  );
}

/** The reward that the leaderboard decides. What goes to the first who finish is another order, which it does not show. */
export function boardReward(rewards: readonly CampaignReward[]): CampaignReward | undefined {
  return rewards.find(({ way }) => way === 'top');
}

/** What the viewer won, the one with the fewest winners first. */
export function ownRewards({ mine, rewards }: Pick<CampaignView, 'mine' | 'rewards'>): CampaignReward[] {
  const won = new Set(
    mine?.prizes.filter(({ state }) => state === 'received').map(({ reward_id }) => reward_id),
  );
  return rewards
    .filter(({ id }) => won.has(id))
    .toSorted((one, other) => (one.total ?? Number.MAX_VALUE) - (other.total ?? Number.MAX_VALUE));
}

/** What became of the viewer's ticket; null before the draw, without a ticket, and for whoever was left out. */
export function ticketOutcome({ mine, rewards, drawn_at }: CampaignView): 'drawn' | 'not-drawn' | null {
  if (drawn_at === null || mine === null || mine.ticket === null || mine.left_out !== null) return null;
  const raffles = new Set(rewards.filter(({ way }) => way === 'raffle').map(({ id }) => id));
  if (raffles.size === 0) return null;
  return mine.prizes.some(({ reward_id }) => raffles.has(reward_id)) ? 'drawn' : 'not-drawn';
}

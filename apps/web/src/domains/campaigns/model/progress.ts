// Owns how far somebody is in a campaign, as the strip of tickets and the heading over it say it.
import type { CampaignReward, CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import type { RaffleTicket } from '@stagepass/ui/raffle-strip/raffle-strip.tsx';

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

/** The reward over the leaderboard: what it decides, or what goes to the first. */
export function boardReward(rewards: readonly CampaignReward[]): CampaignReward | undefined {
  return rewards.find(({ way }) => way === 'first') ?? rewards.find(({ way }) => way === 'top');
}

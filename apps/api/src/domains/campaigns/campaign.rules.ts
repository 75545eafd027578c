// Owns what follows from a campaign's window and rewards: its state at a moment, how many missions a reward takes, what is promised.
import type { CampaignState } from '@stagepass/contract/campaigns/kinds.ts';
import type { ItemPlace } from '@stagepass/contract/items/shapes.ts';
import { type AccountRef, escrowOf } from '#domains/ledger/public/account-ref.ts';
import type { Promiser } from '#domains/tokens/public/promise-tokens.ts';
import type { CampaignRow, RewardRow } from './tables.ts';

type Window = Pick<CampaignRow, 'state' | 'opens_at' | 'closes_at'>;

/** A funded one has opened, and one that runs is over, by the clock: jobs write it down a moment later. */
export function stateAt({ state, opens_at, closes_at }: Window, now: Date): CampaignState {
  if (state !== 'funded' && state !== 'running') return state;
  if (closes_at !== null && closes_at <= now) return 'drawing';
  return opens_at !== null && opens_at <= now ? 'running' : 'funded';
}

/** How many missions a reward takes. */
export function needsOf({ needs }: Pick<RewardRow, 'needs'>, missions: number): number {
  return needs ?? missions;
}

/** How many missions give a ticket; undefined where nothing is drawn. All raffles of a campaign ask for the same. */
export function ticketNeeds(rewards: readonly RewardRow[], missions: number): number | undefined {
  const raffle = rewards.find(({ way }) => way === 'raffle');
  return raffle === undefined ? undefined : needsOf(raffle, missions);
}

export function escrowAccount(campaignId: string): AccountRef {
  return escrowOf('campaign', campaignId);
}

/** Where the copies lie that it promises. */
export function placeOf(campaignId: string): ItemPlace {
  return { kind: 'campaign', id: campaignId };
}

/** What all of its rewards cost in credits. */
export function promisedCents(
  rewards: readonly Pick<RewardRow, 'kind' | 'amount_cents' | 'total'>[],
): number {
  return rewards.reduce((sum, { amount_cents, total }) => sum + (amount_cents ?? 0) * (total ?? 0), 0);
}

/** How many tokens all of its rewards give. */
export function promisedTokens(rewards: readonly Pick<RewardRow, 'token_amount' | 'total'>[]): number {
  return rewards.reduce((sum, { token_amount, total }) => sum + (token_amount ?? 0) * (total ?? 0), 0);
}

/** The campaign as the tokens domain knows it. */
export function promiserOf({ id, club_id }: Pick<CampaignRow, 'id' | 'club_id'>): Promiser {
  return { club_id, kind: 'campaign', id };
}

/** How many copies of each design its rewards promise; unlimited ones without a total are made when they are given. */
export function promisedCopies(
  rewards: readonly Pick<RewardRow, 'design_id' | 'total'>[],
): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { design_id, total } of rewards)
    if (design_id !== null && total !== null) copies.set(design_id, (copies.get(design_id) ?? 0) + total);
  return copies;
}

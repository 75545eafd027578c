// Owns where the credits that missions promise lie in the ledger, where the copies that they promise are kept, and how many tokens.
import type { ItemPlace } from '@stagepass/contract/items/shapes.ts';
import { type AccountRef, escrowOf } from '#domains/ledger/public/account-ref.ts';
import type { Promiser } from '#domains/tokens/public/promise-tokens.ts';
import type { MissionRow, RewardRow } from './tables.ts';

/** One for all missions of a club: what is left of one serves the next. */
export function budgetAccount(clubId: string): AccountRef {
  return escrowOf('mission-budget', clubId);
}

export function placeOf(missionId: string): ItemPlace {
  return { kind: 'mission', id: missionId };
}

type Promised = Pick<RewardRow, 'kind' | 'amount_cents' | 'token_amount' | 'total' | 'given'>;

/** What is promised in credits and not given yet. */
export function promisedCents(rewards: readonly Promised[]): number {
  return rewards.reduce(
    (sum, { kind, amount_cents, total, given }) =>
      kind === 'credits' ? sum + (amount_cents ?? 0) * ((total ?? 0) - given) : sum,
    0,
  );
}

/** What is promised in tokens and not given yet. */
export function promisedTokens(rewards: readonly Promised[]): number {
  return rewards.reduce(
    (sum, { token_amount, total, given }) => sum + (token_amount ?? 0) * ((total ?? 0) - given),
    0,
  );
}

/** The mission as the tokens domain knows it. */
export function promiserOf({ id, club_id }: Pick<MissionRow, 'id' | 'club_id'>): Promiser {
  return { club_id, kind: 'mission', id };
}

/** Copies, then tokens, then credits: as locks are taken wherever something is given, set aside or given back. */
const ranks = { badge: 0, item: 0, tokens: 1, credits: 2 } as const;

export function inLockOrder(rewards: readonly RewardRow[]): RewardRow[] {
  return rewards.toSorted((one, other) => ranks[one.kind] - ranks[other.kind]);
}

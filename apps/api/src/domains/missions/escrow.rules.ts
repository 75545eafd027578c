// Owns where the credits that missions promise lie in the ledger, and where the copies that they promise are kept.
import type { ItemPlace } from '@stagepass/contract/items/shapes.ts';
import { type AccountRef, escrowOf } from '#domains/ledger/public/account-ref.ts';
import type { RewardRow } from './tables.ts';

/** One for all missions of a club: what is left of one serves the next. */
export function budgetAccount(clubId: string): AccountRef {
  return escrowOf('mission-budget', clubId);
}

export function placeOf(missionId: string): ItemPlace {
  return { kind: 'mission', id: missionId };
}

type Promised = Pick<RewardRow, 'kind' | 'amount_cents' | 'total' | 'given'>;

/** What is promised in credits and not given yet. */
export function promisedCents(rewards: readonly Promised[]): number {
  return rewards.reduce(
    (sum, { kind, amount_cents, total, given }) =>
      kind === 'credits' ? sum + (amount_cents ?? 0) * ((total ?? 0) - given) : sum,
    0,
  );
}

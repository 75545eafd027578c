// Owns the closed sets of the ledger: what a fan spends on, what a transfer is, what caused it, who owns an
// account. Nothing here needs a schema, so that screens can read it without one.

/** Every debit of a fan's is of one of these: the gate decides by it. */
export const spendKinds = [
  'store',
  'resale',
  'auction',
  'gacha',
  'subscription',
  'token',
  'licence',
  'gift',
  'vote',
  'station',
  'tip',
] as const;
export type SpendKind = (typeof spendKinds)[number];

/** What a line of a statement is. */
export const transferKinds = [
  ...spendKinds,
  'top-up',
  'top-up-return',
  'dispute',
  'refund',
  'royalty',
  'reward',
  'payout',
  'adjustment',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** What a line of a statement opens. A top-up, its return and a dispute of it all carry the top-up's id. */
export const causeKinds = [
  'top-up',
  'top-up-return',
  'dispute',
  'payout',
  'listing',
  'auction',
  'draw',
  'order',
  'item',
  'reward',
  'adjustment',
  'subscription',
  'subscription-gift',
  'token',
  'station',
  'license',
  'tip',
  'vote',
  'event',
] as const;
export type CauseKind = (typeof causeKinds)[number];

export interface Cause {
  readonly kind: CauseKind;
  readonly id: string;
}

export const ownerKinds = ['user', 'club', 'platform', 'escrow', 'outside', 'issuer'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** Credits, or the fan token of a club. */
export type AssetId = 'credits' | `token:${string}`;

// Owns the SQL of holds: placed, changed, voided, posted, one at a time or many in one round trip.
import type { AssetId, CauseKind, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { Refusal } from './refusals.rules.ts';
import { only, type Part } from './transfers.store.ts';

export interface HoldVerdict {
  refused: Refusal | null;
  detail: number | null;
}

export interface NewHold {
  readonly id: string;
  readonly user_id: string;
  readonly kind: SpendKind;
  readonly asset_id: AssetId;
  readonly amount: number;
  readonly cause: { readonly kind: CauseKind; readonly id: string };
  readonly club_id: string | null;
  readonly at: Date;
  readonly refused_countries: readonly string[];
}

const placeOne = prepared<HoldVerdict>(
  'ledger-hold',
  'select refused, detail from ledger_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
);

export async function insertHold(tx: Executor, of: NewHold): Promise<HoldVerdict> {
  const { cause } = of;
  const what = [of.id, of.user_id, of.kind, of.asset_id, of.amount, cause.kind, cause.id, of.club_id];
  return only(await placeOne(tx, [...what, of.at, of.refused_countries]));
}

const changeOne = prepared<HoldVerdict>(
  'ledger-hold-change',
  'select refused, detail from ledger_hold_change($1, $2, $3, $4)',
);

export async function updateHoldAmount(
  tx: Executor,
  of: { hold_id: string; amount: number; at: Date; refused_countries: readonly string[] },
): Promise<HoldVerdict> {
  return only(await changeOne(tx, [of.hold_id, of.amount, of.at, of.refused_countries]));
}

const voidAll = prepared<{ id: string }>('ledger-void', 'select v as id from ledger_void($1, $2) v');

/** Answers those that were open until now. */
export async function updateToVoided(
  tx: Executor,
  of: { hold_ids: readonly string[]; at: Date },
): Promise<string[]> {
  return (await voidAll(tx, [of.hold_ids, of.at])).map((row) => row.id);
}

const postOne = prepared<{ transfer_id: string | null; refused: Refusal | null }>(
  'ledger-post-hold',
  'select transfer_id, refused from ledger_post_hold($1, $2, $3, $4, $5, $6, $7)',
);

export async function updateToPosted(
  tx: Executor,
  of: {
    id: string;
    hold_id: string;
    parts: readonly Part[];
    memo: Record<string, unknown>;
    at: Date;
  },
): Promise<{ transfer_id: string | null; refused: Refusal | null }> {
  const { parts } = of;
  return only(
    await postOne(tx, [
      of.id,
      of.hold_id,
      parts.map((part) => part.to.owner_kind),
      parts.map((part) => part.to.owner_id),
      parts.map((part) => part.amount),
      JSON.stringify(of.memo),
      of.at,
    ]),
  );
}

export interface SpenderRow {
  payer: string;
  free: number;
  left_of_limits: number | null;
  refused: Refusal | null;
}

const lockAll = prepared<SpenderRow>(
  'ledger-spenders',
  'select payer, free, left_of_limits, refused from ledger_spenders($1, $2, $3, $4, $5)',
);

export function lockSpenderRows(
  tx: Executor,
  of: {
    user_ids: readonly string[];
    kind: SpendKind;
    asset_id: AssetId;
    at: Date;
    refused_countries: readonly string[];
  },
): Promise<SpenderRow[]> {
  return lockAll(tx, [of.user_ids, of.kind, of.asset_id, of.at, of.refused_countries]);
}

const placeMany = prepared<HoldVerdict & { hold: string }>(
  'ledger-hold-many',
  'select hold, refused, detail from ledger_hold_many($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
);

export function insertHolds(
  tx: Executor,
  of: {
    void: readonly string[];
    place: readonly { id: string; user_id: string; amount: number; cause_id: string }[];
    kind: SpendKind;
    asset_id: AssetId;
    cause_kind: CauseKind;
    club_id: string | null;
    at: Date;
    refused_countries: readonly string[];
  },
): Promise<(HoldVerdict & { hold: string })[]> {
  const { place } = of;
  return placeMany(tx, [
    of.void,
    place.map((hold) => hold.id),
    place.map((hold) => hold.user_id),
    place.map((hold) => hold.amount),
    place.map((hold) => hold.cause_id),
    of.kind,
    of.asset_id,
    of.cause_kind,
    of.club_id,
    of.at,
    of.refused_countries,
  ]);
}

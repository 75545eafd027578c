// Owns the SQL of transfers: each deed is one call of a function in the database, one round trip.
import type { AssetId, Cause, SpendKind, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { AccountRef } from './public/account-ref.ts';
import type { Refusal } from './refusals.rules.ts';

export interface Move {
  readonly from: AccountRef;
  readonly to: AccountRef;
  readonly asset_id: AssetId;
  readonly amount: number;
}

export interface Part {
  readonly to: AccountRef;
  readonly amount: number;
}

export interface NewTransfer {
  readonly id: string;
  readonly cause: Cause;
  readonly club_id: string | null;
  readonly memo: Record<string, unknown>;
  readonly key: string | null;
  readonly at: Date;
}

export interface Verdict {
  transfer_id: string | null;
  again: boolean;
  refused: Refusal | null;
  detail: number | null;
}

const postOne = prepared<Verdict>(
  'ledger-post',
  `select transfer_id, again, refused, null::bigint as detail
   from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
);

export async function insertTransfer(
  tx: Executor,
  of: NewTransfer & { kind: TransferKind; actor_id: string | null; moves: readonly Move[] },
): Promise<Verdict> {
  const { moves } = of;
  const rows = await postOne(tx, [
    of.id,
    of.kind,
    of.cause.kind,
    of.cause.id,
    of.club_id,
    of.actor_id,
    JSON.stringify(of.memo),
    of.key,
    of.at,
    moves.map((move) => move.from.owner_kind),
    moves.map((move) => move.from.owner_id),
    moves.map((move) => move.to.owner_kind),
    moves.map((move) => move.to.owner_id),
    moves.map((move) => move.asset_id),
    moves.map((move) => move.amount),
  ]);
  return only(rows);
}

const spendOne = prepared<Verdict>(
  'ledger-spend',
  `select transfer_id, again, refused, detail
   from ledger_spend($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);

export async function insertSpending(
  tx: Executor,
  of: NewTransfer & {
    user_id: string;
    kind: SpendKind;
    asset_id: AssetId;
    parts: readonly Part[];
    refused_countries: readonly string[];
  },
): Promise<Verdict> {
  const rows = await spendOne(tx, [
    of.id,
    of.user_id,
    of.kind,
    of.asset_id,
    of.parts.map((part) => part.to.owner_kind),
    of.parts.map((part) => part.to.owner_id),
    of.parts.map((part) => part.amount),
    of.cause.kind,
    of.cause.id,
    of.club_id,
    JSON.stringify(of.memo),
    of.key,
    of.at,
    of.refused_countries,
  ]);
  return only(rows);
}

/** A function answers one row. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the ledger did not answer');
  return row;
}

// Owns the SQL of transfers: each deed is one call of a function in the database, one round trip.
import type { AssetId, Cause, SpendKind, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { accountId, isRunning } from './account-id.rules.ts';
import { type AccountRef, userAccount } from './public/account-ref.ts';
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

export type SpendVerdict = Omit<Verdict, 'again'>;

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

/** As a value, not as a table: PostgreSQL would first put the one row aside. */
const inPlace = (call: string) =>
  `select (s.v).transfer_id, (s.v).refused, (s.v).detail from (select ${call} as v offset 0) s`;

const spendOne = prepared<SpendVerdict>(
  'ledger-spend',
  inPlace('ledger_spend($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)'),
);

export interface NewSpending {
  readonly user_id: string;
  readonly kind: SpendKind;
  readonly asset_id: AssetId;
  readonly parts: readonly Part[];
  readonly refused_countries: readonly string[];
}

function spentOn(of: Omit<NewTransfer, 'key'> & NewSpending): unknown[] {
  const takers = of.parts.map((part) => accountId(part.to, of.asset_id));
  return [
    of.id,
    of.user_id,
    accountId(userAccount(of.user_id), of.asset_id),
    of.kind,
    of.asset_id,
    takers,
    takers.filter(isRunning),
    of.parts.map((part) => part.to.owner_kind),
    of.parts.map((part) => part.to.owner_id),
    of.parts.map((part) => part.amount),
    of.parts.reduce((sum, part) => sum + part.amount, 0),
    of.cause.kind,
    of.cause.id,
    of.club_id,
    JSON.stringify(of.memo),
  ];
}

export async function insertSpending(tx: Executor, of: NewTransfer & NewSpending): Promise<SpendVerdict> {
  return only(await spendOne(tx, [...spentOn(of), of.key, of.at, of.refused_countries]));
}

const askGate = prepared<Pick<SpendVerdict, 'refused' | 'detail'>>(
  'ledger-could-spend',
  'select refused, detail from ledger_could_spend($1, $2, $3, $4, $5, $6)',
);

export async function lockAndAskGate(
  tx: Executor,
  of: Pick<NewSpending, 'user_id' | 'kind' | 'asset_id' | 'refused_countries'> & { amount: number; at: Date },
): Promise<Pick<SpendVerdict, 'refused' | 'detail'>> {
  return only(await askGate(tx, [of.user_id, of.kind, of.asset_id, of.amount, of.at, of.refused_countries]));
}

/** A function answers one row. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the ledger did not answer');
  return row;
}

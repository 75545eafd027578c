// Owns the SQL of passing value on for many at once: the accounts of all are locked in one order, each is transferred as by itself.
import type { AssetId, Cause, SpendKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { accountId } from './account-id.rules.ts';
import { userAccount } from './public/account-ref.ts';
import type { SpendVerdict } from './transfers.store.ts';

export interface NewPassing {
  readonly id: string;
  readonly from_id: string;
  readonly to_id: string;
  readonly asset_id: AssetId;
  readonly amount: number;
  readonly cause: Cause;
  readonly club_id: string;
}

export type PassVerdict = SpendVerdict & { place: number };

const lockAll = prepared<never>(
  'ledger-lock-many',
  'select from ledger_accounts where id = any ($1::uuid[]) order by id for no key update',
);

// One after the other: who is given something may pass it on in the same statement. As a value, not as a table: PostgreSQL would first
// put each row aside.
const passAll = prepared<PassVerdict>(
  'ledger-pass-many',
  `select s.place, (s.v).transfer_id, (s.v).refused, (s.v).detail from (
     select a.place::integer as place, ledger_spend(a.id, a.payer, a.own, $10, a.asset, array[a.taker], array[a.taker], array['user'],
       array[a.owner], array[a.amount], a.amount, $11, a.cause, a.club, '{}', null, $12, '{}') as v
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::bigint[], $8::text[], $9::uuid[])
       with ordinality a (id, payer, own, asset, taker, owner, amount, cause, club, place)
     order by a.place offset 0) s`,
);

type Ends = Pick<NewPassing, 'from_id' | 'to_id' | 'asset_id'>;

const payerOf = ({ from_id, asset_id }: Omit<Ends, 'to_id'>) => accountId(userAccount(from_id), asset_id);
const takerOf = ({ to_id, asset_id }: Ends) => accountId(userAccount(to_id), asset_id);

/** In the order of their ids, until the transaction ends. */
export async function lockEnds(tx: Executor, all: readonly Ends[]): Promise<void> {
  await lockAll(tx, [[...all.map(payerOf), ...all.map(takerOf)]]);
}

/** All for one kind and one kind of cause; a verdict each, and what is refused has moved nothing. */
export async function insertPassings(
  tx: Executor,
  all: readonly NewPassing[],
  { kind, cause_kind, at }: { kind: SpendKind; cause_kind: Cause['kind']; at: Date },
): Promise<PassVerdict[]> {
  const [own, taker] = [all.map(payerOf), all.map(takerOf)];
  return passAll(tx, [
    ...[all.map((one) => one.id), all.map((one) => one.from_id), own, all.map((one) => one.asset_id), taker],
    ...[all.map((one) => one.to_id), all.map((one) => one.amount), all.map((one) => one.cause.id)],
    ...[all.map((one) => one.club_id), kind, cause_kind, at],
  ]);
}

const balances = prepared<{ place: number; balance: number }>(
  'ledger-balances-of-many',
  `select w.place::integer as place, coalesce(a.balance, 0)::bigint as balance
   from unnest($1::uuid[]) with ordinality w (id, place) left join ledger_accounts a on a.id = w.id order by w.place`,
);

/** What each payer has left, in their order. */
export async function listLeft(
  tx: Executor,
  all: readonly Pick<NewPassing, 'from_id' | 'asset_id'>[],
): Promise<number[]> {
  return (await balances(tx, [all.map(payerOf)])).map(({ balance }) => balance);
}

// Owns the SQL of a statement: the lines of a running account by their places, the newest first.
import type { AssetId, TransferKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { LineRow } from './tables.ts';

type Filter = (own: 'from' | 'to') => string;

/** One side of the account's moves; both are read along their own index and merged, so a page costs what it shows. */
const side = (own: 'from' | 'to', other: 'from' | 'to', sign: '' | '-', filter: Filter) => `
  (select m.${own}_seq as seq, ${sign}m.amount as amount, m.${own}_balance as balance, m.${own}_hash as hash, m.transfer_id,
    m.${other}_account as other, t.kind, t.cause_kind, t.cause_id, t.club_id, t.memo, t.at
  from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
  where m.${own}_account = ledger_account_id('user', $1, $2) and m.${own}_seq is not null and m.${own}_seq < $3 ${filter(own)}
  order by m.${own}_seq desc limit $4)`;

const statement = (filter: Filter) => `
  select l.*, a.owner_kind as other_kind, a.owner_id as other_id
  from (${side('from', 'to', '-', filter)} union all ${side('to', 'from', '', filter)} order by seq desc limit $4) l
  join ledger_accounts a on a.id = l.other order by l.seq desc`;

const listAll = prepared<LineRow>(
  'ledger-statement',
  statement(() => ''),
);
const listSome = prepared<LineRow>(
  'ledger-statement-filtered',
  statement(
    (own) => `and ($5::text[] is null or t.kind = any ($5)) and ($6::timestamptz is null or t.at >= $6)
    and ($7::timestamptz is null or t.at < $7) and ($8::text is null or $8 = '${own === 'to' ? 'in' : 'out'}')`,
  ),
);

const assets = prepared<{ asset_id: AssetId }>(
  'ledger-assets-of-user',
  `select asset_id from ledger_accounts where owner_kind = 'user' and owner_id = $1 order by asset_id`,
);

/** Credits, and every club's token that somebody ever had. */
export async function listAssetsOf(db: Executor, userId: string): Promise<AssetId[]> {
  return (await assets(db, [userId])).map((row) => row.asset_id);
}

export interface StatementPart {
  readonly user_id: string;
  readonly asset_id: AssetId;
  /** Lines below this place; all if unset. */
  readonly before_seq?: number;
  readonly kinds?: readonly TransferKind[];
  readonly side?: 'in' | 'out';
  readonly from?: Date;
  readonly to?: Date;
  readonly limit: number;
}

export function listLines(db: Executor, part: StatementPart): Promise<LineRow[]> {
  const { kinds, side: only, from, to } = part;
  const which = [part.user_id, part.asset_id, part.before_seq ?? Number.MAX_SAFE_INTEGER, part.limit];
  if (kinds === undefined && only === undefined && from === undefined && to === undefined)
    return listAll(db, which);
  return listSome(db, [...which, kinds ?? null, from ?? null, to ?? null, only ?? null]);
}

// Owns the SQL of where a fan's credits came from.
import type { CauseKind } from '@stagepass/contract/ledger/causes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface ReceivedRow {
  seq: number;
  amount: number;
  cause_kind: CauseKind;
  cause_id: string;
  at: Date;
  /** Of a top-up: what has gone back to the card, by return or dispute. */
  gone_back: number;
}

// A return that failed at the card's bank comes back as a credit of the same cause: it makes the top-up whole again, and
// is no credit of its own.
const receivedBefore = prepared<ReceivedRow>(
  'ledger-received',
  `select m.to_seq as seq, m.amount, t.cause_kind, t.cause_id, t.at,
     case when t.cause_kind = 'top-up' then coalesce((
       select sum(case when b.from_account = m.to_account then b.amount else -b.amount end)
       from ledger_transfers r join ledger_moves b on b.transfer_id = r.id
       where r.cause_kind in ('top-up-return', 'dispute') and r.cause_id = t.cause_id
         and m.to_account in (b.from_account, b.to_account)), 0) else 0 end::bigint as gone_back
   from ledger_moves m join ledger_transfers t on t.id = m.transfer_id
   where m.to_account = ledger_account_id('user', $1, 'credits') and m.to_seq is not null and m.to_seq < $2
     and t.cause_kind not in ('top-up-return', 'dispute')
   order by m.to_seq desc limit $3`,
);

/** Credits as they came, the newest first. */
export function listReceived(
  db: Executor,
  of: { user_id: string; before_seq: number; limit: number },
): Promise<ReceivedRow[]> {
  return receivedBefore(db, [of.user_id, of.before_seq, of.limit]);
}

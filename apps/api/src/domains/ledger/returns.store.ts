// Owns the SQL of what fans send back to their cards.
import type { TopUpReturn } from '@stagepass/contract/ledger/top-up-shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';

export interface ReturnRow {
  id: string;
  top_up_id: string;
  amount: number;
  state: TopUpReturn['state'];
  refund_id: string | null;
  asked_at: Date;
  ended_at: Date | null;
}

const columns = 'id, top_up_id, amount, state, refund_id, asked_at, ended_at';

export async function insertReturn(
  tx: Executor,
  row: Pick<ReturnRow, 'id' | 'top_up_id' | 'amount' | 'asked_at'>,
): Promise<void> {
  await tx.query({
    text: 'insert into top_up_returns (id, top_up_id, amount, asked_at) values ($1, $2, $3, $4)',
    values: [row.id, row.top_up_id, row.amount, row.asked_at],
  });
}

export async function findReturn(db: Executor, id: string): Promise<ReturnRow | undefined> {
  const { rows } = await db.query<ReturnRow>({
    text: `select ${columns} from top_up_returns where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function lockReturn(tx: Executor, id: string): Promise<ReturnRow | undefined> {
  const { rows } = await tx.query<ReturnRow>({
    text: `select ${columns} from top_up_returns where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

export async function listReturns(db: Executor, topUpIds: readonly string[]): Promise<ReturnRow[]> {
  const { rows } = await db.query<ReturnRow>({
    text: `select ${columns} from top_up_returns where top_up_id = any ($1) order by asked_at, id`,
    values: [topUpIds],
  });
  return rows;
}

export async function listReturnsToSend(
  db: Executor,
  of: { before: Date } & Pick<Asked, 'limit' | 'except'>,
): Promise<ReturnRow[]> {
  const { rows } = await db.query<ReturnRow>({
    text: `select ${columns} from top_up_returns where state = 'asked' and asked_at < $1 and id <> all($3::uuid[]) order by asked_at limit $2`,
    values: [of.before, of.limit, of.except],
  });
  return rows;
}

export async function updateReturn(
  tx: Executor,
  of: { id: string; state: 'done' | 'failed'; refund_id: string | null; at: Date },
): Promise<void> {
  await tx.query({
    text: `update top_up_returns set state = $2, refund_id = coalesce($3, refund_id), ended_at = $4 where id = $1`,
    values: [of.id, of.state, of.refund_id, of.at],
  });
}

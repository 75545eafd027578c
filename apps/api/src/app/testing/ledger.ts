// Owns how tests get value: credits for whoever needs some, and a database with nothing but the ledger in use.
import { randomUUID } from 'node:crypto';
import { testDatabase } from '@stagepass/testkit/database.ts';
import { outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { type Db, openDb } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';

export const NOON = new Date('2026-11-15T12:00:00Z');

/** As a top-up that has been paid. */
export async function giveCredits(
  db: Executor,
  of: { user_id: string; amount: number; at?: Date; top_up_id?: string },
): Promise<{ transfer_id: string }> {
  return postTransfer(db, {
    kind: 'top-up',
    moves: [{ from: outside('test'), to: userAccount(of.user_id), asset_id: 'credits', amount: of.amount }],
    cause: { kind: 'top-up', id: of.top_up_id ?? randomUUID() },
    club_id: null,
    actor_id: of.user_id,
    key: null,
    at: of.at ?? NOON,
  });
}

export interface Bank {
  readonly db: Db;
  readonly url: string;
  close(): Promise<void>;
}

/** The ledger needs no server around it. */
export async function openBank(max = 20): Promise<Bank> {
  const database = await testDatabase();
  const db = ledgerDb(database.url, max);
  return {
    db,
    url: database.url,
    async close() {
      await db.close();
      await database.drop();
    },
  };
}

export function ledgerDb(url: string, max: number): Db {
  return openDb({ url, max, writeEvent: async () => {}, afterEvents: () => {}, onError: () => {} });
}

let people = 0;

/** A person's row, for what belongs to one. */
export async function insertPerson(db: Executor): Promise<string> {
  const id = randomUUID();
  people += 1;
  await db.query({
    text: `insert into users (id, user_name, display_name, hue, created_at) values ($1, $2, 'Somebody', 1, now())`,
    values: [id, `bank_${people}_${id.slice(0, 6)}`],
  });
  return id;
}

/** What of an asset does not add up to zero, who is below what is held, whose holds do not add up: nothing, always. */
export async function whatDoesNotAddUp(db: Executor): Promise<object[]> {
  const { rows } = await db.query<object>({
    text: `with b as materialized (select * from ledger_balances),
        h as (select account_id, sum(amount) as amount from ledger_holds where state = 'held' group by 1)
      select 'sum of ' || asset_id as what, sum(balance)::text as found from b group by asset_id having sum(balance) <> 0
      union all select 'below zero: ' || owner_kind || owner_id, (balance - held)::text from b
        where balance < held and owner_kind not in ('outside', 'issuer')
      union all select 'holds of ' || owner_id, b.held || ' and ' || coalesce(h.amount, 0) from b
        left join h on h.account_id = b.id where b.held <> coalesce(h.amount, 0)`,
  });
  return rows;
}

// Owns the checking of histories of value: at every moment, and at the end, when all that runs is over.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { closeDue } from '#domains/auctions/jobs.ts';
import { askForTopUps, collectDebts, sendReturns } from '#domains/ledger/payment-jobs.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { sealMoves } from '#domains/ledger/seal-moves.ts';
import type { Executor } from '#platform/db/executor.ts';
import { domains } from '../registries/domains.ts';
import { ledgerDb, whatDoesNotAddUp } from './ledger.ts';
import { runJob } from './run-job.ts';
import type { ValueStage } from './value-stage.ts';

/** What was paid for something is what the ledger moved for it, once; what was handed in was let in once. */
const accounts = `
  select 'sale ' || s.id as place, s.paid || ' and ' || coalesce(m.amount, 0) as problem
  from listing_sales s left join (
    select transfer_id, sum(amount) as amount from ledger_moves where asset_id = 'credits' group by 1) m using (transfer_id)
  where s.paid <> coalesce(m.amount, 0)
  union all
  select 'auction ' || a.id, a.sold_amount || ' and ' || coalesce(sum(m.amount), 0)
  from auctions a left join ledger_moves m on m.transfer_id = a.transfer_id
  where a.state = 'settled' group by a.id having a.sold_amount <> coalesce(sum(m.amount), 0)
  union all
  select 'draws of ' || d.transfer_id, d.draws || ' for ' || coalesce(sum(m.amount), 0)
  from (select transfer_id, count(*) as draws, min(count) as bought, min(v.price) as price
    from gacha_draws g join gacha_versions v on v.id = g.version_id group by transfer_id) d
  left join ledger_moves m using (transfer_id)
  group by d.transfer_id, d.draws, d.bought, d.price having d.draws <> d.bought or d.draws * d.price <> coalesce(sum(m.amount), 0)
  union all
  select 'draw ' || g.id, 'without its copy' from gacha_draws g
  where not exists (select from items i where i.id = g.item_id and i.design_id = g.design_id and i.number = g.number)
  union all
  select 'copy ' || i.id, i.state || ', let in ' || count(r.id) from items i
  left join redemptions r on r.item_id = i.id and r.verdict = 'accepted' and r.voided_at is null
  group by i.id, i.state having count(r.id) <> (i.state = 'redeemed')::int
  union all
  select 'purchase of ' || t.cause_id, count(*) || ' transfers' from ledger_transfers t
  where t.cause_kind = 'auction' and t.kind = 'auction' group by t.cause_id having count(*) > 1`;

async function whatDiffers(db: Executor): Promise<object[]> {
  const found: object[] = [...(await whatDoesNotAddUp(db))];
  for (const { audit } of domains) if (audit !== undefined) found.push(...(await audit(db)));
  found.push(...(await db.query<object>({ text: accounts })).rows);
  return found;
}

/** Whole-table reads, one after the other, until it is told to stop; answers how many, all of which added up. */
export function watchValue({ app }: ValueStage): () => Promise<number> {
  const reader = ledgerDb(app.env.DATABASE_URL ?? '', 1);
  let watching = true;
  let reads = 0;
  const watched = (async () => {
    while (watching) {
      expect(await whatDiffers(reader)).toEqual([]);
      reads += 1;
      await sleep(50);
    }
  })();
  // Heard where it is awaited.
  watched.catch(() => {});
  return async () => {
    watching = false;
    await watched.finally(() => reader.close());
    return reads;
  };
}

/** When every auction has ended and everything on its way has arrived. */
export async function closeValueBooks(stage: ValueStage): Promise<void> {
  const { platform } = stage.app;
  const { db } = platform;
  await expect
    .poll(
      async () => {
        await runJob(platform, closeDue);
        const { rows } = await db.query<{ n: number }>({
          text: `select count(*)::int as n from auctions where state in ('scheduled', 'live', 'ended')`,
        });
        return rows[0]?.n;
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(0);
  for (const job of [askForTopUps, sendReturns, collectDebts]) await runJob(platform, job);
  await sealMoves(platform);
  expect(await whatDiffers(db)).toEqual([]);
  const { rows } = await db.query<{ held: number; holds: number }>({
    text: `select (select coalesce(sum(held), 0)::bigint from ledger_accounts) as held,
      (select count(*)::int from ledger_holds where state = 'held') as holds`,
  });
  expect(rows[0]).toEqual({ held: 0, holds: 0 });
  expect(await auditLedger(db)).toMatchObject({ found: 0, differences: [] });
  await expectStripeAgrees(stage);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What stands outside is what Stripe has: paid, less what went back and what is disputed. */
async function expectStripeAgrees({ app, stripe }: ValueStage): Promise<void> {
  const { rows } = await app.platform.db.query<{ balance: number }>({
    text: `select balance from ledger_balances where owner_kind = 'outside' and owner_id = 'stripe'`,
  });
  const paid = [...stripe.sessions.values()].filter((one) => one.payment_status === 'paid');
  const refunded = [...stripe.refunds.values()].filter((one) => one.status === 'succeeded');
  const disputed = [...stripe.disputes.values()].filter((one) => one.status !== 'won');
  const there =
    sum(paid.map((one) => one.amount_total)) -
    sum(refunded.map((one) => one.amount)) -
    sum(disputed.map((one) => one.amount));
  expect((rows[0]?.balance ?? 0) + there).toBe(0);
}

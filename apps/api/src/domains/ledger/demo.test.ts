// Proves that the demo world's money is whole: put there once, however often it is begun, and the audit agrees with it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { demoLater } from './demo.ts';
import { auditLedger } from './public/audit-ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp({ env: { LOG_LEVEL: 'silent' } });
  await demoLater(app.platform, () => {});
  await demoLater(app.platform, () => {});
}, 120_000);
afterAll(() => app.stop());

async function rows<Row>(text: string): Promise<Row[]> {
  return (await app.platform.db.query<Row>({ text })).rows;
}

test('the fan has credits, a long statement, and a top-up that can go back', async () => {
  const [found] = await rows<{ balance: number; seq: number; paid: number; newest: Date }>(
    `select a.balance, a.seq, (select count(*)::int from top_ups t where t.user_id = u.id and t.state = 'paid') as paid,
       (select max(t.paid_at) from top_ups t where t.user_id = u.id) as newest
     from users u join ledger_accounts a on a.owner_kind = 'user' and a.owner_id = u.id::text and a.asset_id = 'credits'
     where u.email = 'fan@stagepass.test'`,
  );
  expect(found?.balance).toBeGreaterThan(5000);
  expect(found?.seq).toBeGreaterThan(40);
  expect(found?.paid).toBeGreaterThan(30);
  expect(found?.newest.getTime()).toBeGreaterThan(app.clock.now().getTime() - 86_400_000);
});

test('the lines of the fan’s statement are in the order of their times, and none is a correction', async () => {
  const lines = await rows<{ seq: number; at: Date; kind: string }>(
    `select case when m.from_account = a.id then m.from_seq else m.to_seq end as seq, t.at, t.kind
     from users u join ledger_accounts a on a.owner_kind = 'user' and a.owner_id = u.id::text and a.asset_id = 'credits'
     join ledger_moves m on a.id in (m.from_account, m.to_account) join ledger_transfers t on t.id = m.transfer_id
     where u.email = 'fan@stagepass.test' order by 1`,
  );
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.map(({ at }) => at.getTime())).toEqual(
    lines.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
  );
  expect(lines.filter(({ kind }) => kind === 'adjustment')).toEqual([]);
});

test('the creator’s club has been paid out once, and asks again', async () => {
  const payouts = await rows<{ state: string }>(
    `select p.state from payouts p join users u on u.id = p.owner_id where u.email = 'creator@stagepass.test'
     order by p.requested_at`,
  );
  expect(payouts.map((payout) => payout.state)).toEqual(['paid', 'requested']);
});

test('everything adds up', async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect((await auditLedger(app.platform.db)).differences).toEqual([]);
});

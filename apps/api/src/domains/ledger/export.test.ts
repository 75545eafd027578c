// Proves that the export tells the whole of somebody's value: credits, every club's token, and what they asked to be paid out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openPayout } from './actions/request-payout.ts';
import { sealBank } from './bank-account.ts';
import { exportUser } from './personal-data.ts';
import { clubAccount, issuerOf, outside, userAccount } from './public/account-ref.ts';
import { openTokenAsset } from './public/open-asset.ts';
import { postTransfer } from './public/post-transfer.ts';
import { spend } from './public/spend.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

test('tokens by club and payouts with their bank account are in it', async () => {
  const { platform } = app;
  const { db } = platform;
  const at = app.clock.now();
  const club = await foundClub(app, openMailbox(app));
  const other = await foundClub(app, openMailbox(app));
  const { id: user_id } = club.owner;
  const plain = { cause: { kind: 'reward', id: 'r' }, club_id: other.id, at } as const;
  await giveCredits(db, { user_id, amount: 700, at });
  await openTokenAsset(db, other.id);
  const asset_id = `token:${other.id}` as const;
  await postTransfer(db, {
    ...plain,
    kind: 'reward',
    moves: [{ from: issuerOf(other.id), to: userAccount(user_id), asset_id, amount: 40 }],
    actor_id: null,
    key: 'tokens',
  });
  await spend(db, {
    ...plain,
    user_id,
    kind: 'vote',
    asset_id,
    parts: [{ to: clubAccount(other.id), amount: 15 }],
  });
  const to = { holder: 'Ana Ruiz', country: 'DE', iban: 'DE89370400440532013000' };
  await db.transaction(async (tx) => {
    await postTransfer(tx, {
      ...{ ...plain, kind: 'refund', actor_id: null, key: 'earned' },
      moves: [{ from: outside('test'), to: clubAccount(club.id), asset_id: 'credits', amount: 900 }],
    });
    const of = { club_id: club.id, owner_id: user_id, amount: 900, closing: false, actor_id: user_id };
    await openPayout(platform, tx, { ...of, ...sealBank(platform, to) });
  });
  expect(await exportUser(platform, user_id)).toMatchObject({
    statement: [{ amount_cents: 700, balance_cents: 700 }],
    tokens: [
      {
        club_id: other.id,
        statement: [
          { amount: -15, balance: 25, kind: 'vote' },
          { amount: 40, balance: 40, kind: 'reward' },
        ],
      },
    ],
    payouts: [
      {
        club_id: club.id,
        amount_cents: 900,
        state: 'requested',
        bank: { holder: 'Ana Ruiz', country: 'DE', iban: 'DE89370400440532013000' },
      },
    ],
  });
});

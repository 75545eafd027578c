// Owns this domain's part of the demo world: who people are to the gate, the fan's year of top-ups, the creator's payouts.
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { newId } from '#platform/ids/new-id.ts';
import { paymentWay } from '#platform/payments/payment-way.ts';
import type { Platform } from '#platform/platform.ts';
import { saveTestCard } from './actions/add-card.ts';
import { openPayout } from './actions/request-payout.ts';
import { sealBank } from './bank-account.ts';
import { creditTopUp } from './credit-top-up.ts';
import { payableOf } from './payable.ts';
import { insertIdentityChecked, listPayoutRows } from './payouts.store.ts';
import { escrowOf, userAccount } from './public/account-ref.ts';
import { payoutsDesk } from './public/payouts-desk.ts';
import { postTransfer } from './public/post-transfer.ts';
import { insertReturn, type ReturnRow, updateReturn } from './returns.store.ts';
import { lockSpendRules, updateIdentity } from './rules.store.ts';
import { moveReturn } from './sync-payments.ts';
import { insertTopUp, listTopUpRows, type TopUpRow, updateToEnded } from './top-ups.store.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Newer lines of the fan's account are those of the domains that come after this one. */
const first_days_ago = 400;
const last_days_ago = 70;
const between_days = 9;
const amounts = [500, 500, 1000, 1000, 1000, 1500, 2000, 2500];

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = await listDemoPeople(platform.db);
  const known = people.filter(({ role }) => role !== undefined);
  await platform.db.transaction(async (tx) => {
    for (const { id } of known) await identify(platform, tx, id);
  });
  const fan = people.find(({ role }) => role === 'fan')?.id;
  if (fan === undefined) return;
  const before = await listTopUpRows(platform.db, fan, { limit: 1 });
  if (before.length === 0) await platform.db.transaction((tx) => topUpForAYear(platform, tx, fan));
  const admin = people.find(({ role }) => role === 'admin')?.id;
  if (paymentWay(platform) === 'test')
    await platform.db.transaction(async (tx) => {
      await saveTestCard(platform, tx, { user_id: fan, kind: 'accepted' });
      // A renewal that charges it waits for its owner.
      if (admin !== undefined) await saveTestCard(platform, tx, { user_id: admin, kind: 'confirmation' });
    });
  progress(1, 1);
}

/** What is to stand at the top of a statement comes once the others' lines are there. */
export async function demoLater(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = await listDemoPeople(platform.db);
  const now = platform.clock.now();
  const fan = people.find(({ role }) => role === 'fan')?.id;
  const operator = people.find(({ role }) => role === 'operator')?.id;
  if (fan !== undefined) {
    const [newest] = await listTopUpRows(platform.db, fan, { limit: 1 });
    const stale = newest === undefined || newest.created_at.getTime() < now.getTime() - 30 * DAY_MS;
    if (stale)
      await platform.db.transaction((tx) =>
        topUp(platform, tx, { user_id: fan, amount: 2500, at: new Date(now.getTime() - 2 * HOUR_MS) }),
      );
  }
  const creator = people.find(({ role }) => role === 'creator')?.id;
  if (operator !== undefined && creator !== undefined) await payOut(platform, { operator, creator });
  progress(1, 1);
}

async function identify(platform: Platform, tx: Tx, user_id: string): Promise<void> {
  const at = platform.clock.now();
  const { birth_date } = await lockSpendRules(tx, user_id, at);
  if (birth_date === null) await updateIdentity(tx, { user_id, birth_date: '1996-04-12', country: 'DE', at });
}

async function topUpForAYear(platform: Platform, tx: Tx, user_id: string): Promise<void> {
  const dice: Dice = seededDice('stagepass-ledger');
  const now = platform.clock.now().getTime();
  let turn = 0;
  for (let days = first_days_ago; days >= last_days_ago; days -= between_days - dice.int(4)) {
    turn += 1;
    const at = new Date(now - days * DAY_MS - dice.int(12) * HOUR_MS);
    const amount = amounts[dice.int(amounts.length)] ?? 500;
    const row = await begin(platform, tx, { user_id, amount, at });
    // Now and then a card said no, and now and then somebody thought better of it.
    if (turn % 11 === 0) await updateToEnded(tx, { id: row.id, state: 'failed' });
    else {
      await pay(tx, row, at);
      if (turn % 8 === 0) await sendBack(platform, tx, row, new Date(at.getTime() + DAY_MS));
    }
  }
}

interface Wanted {
  user_id: string;
  amount: number;
  at: Date;
}

async function begin(platform: Platform, tx: Tx, { user_id, amount, at }: Wanted): Promise<TopUpRow> {
  const id = newId({ clock: { now: () => at }, dice: platform.dice });
  const expires_at = new Date(at.getTime() + HOUR_MS);
  return insertTopUp(tx, { id, user_id, amount, door: 'test', created_at: at, expires_at });
}

async function pay(tx: Tx, row: TopUpRow, at: Date): Promise<void> {
  const card = { brand: 'test', last4: '0000', country: null };
  await creditTopUp(tx, row, { payment_id: null, session_id: null, card }, at);
}

async function topUp(platform: Platform, tx: Tx, wanted: Wanted): Promise<void> {
  await pay(tx, await begin(platform, tx, wanted), wanted.at);
}

async function sendBack(platform: Platform, tx: Tx, topUpRow: TopUpRow, at: Date): Promise<void> {
  const { id: top_up_id, user_id, amount } = topUpRow;
  const id = newId({ clock: { now: () => at }, dice: platform.dice });
  const known: ReturnRow = {
    id,
    top_up_id,
    amount,
    state: 'asked',
    refund_id: null,
    asked_at: at,
    ended_at: null,
  };
  await insertReturn(tx, known);
  await postTransfer(tx, {
    kind: 'top-up-return',
    moves: [{ from: userAccount(user_id), to: escrowOf('return', id), asset_id: 'credits', amount }],
    cause: { kind: 'top-up-return', id: top_up_id },
    club_id: null,
    actor_id: user_id,
    key: `return:${id}`,
    at,
  });
  await updateReturn(tx, { id, state: 'done', refund_id: null, at });
  await moveReturn(tx, { topUp: topUpRow, known, done: true, at });
}

/** One that is paid and one that waits, of each club of the creator's that has earned enough. */
async function payOut(
  platform: Platform,
  { operator, creator }: { operator: string; creator: string },
): Promise<void> {
  const now = platform.clock.now();
  await insertIdentityChecked(platform.db, { user_id: creator, checked_by: operator, at: now });
  const { email = '' } = demoAccounts.find(({ role }) => role === 'operator') ?? {};
  const bank = sealBank(platform, {
    holder: 'Juno Vale',
    country: 'DE',
    // The example of the IBAN registry.
    iban: 'DE89370400440532013000',
  });
  for (const { handle } of demoClubs) {
    const club = await findClub(platform, platform.db, handle);
    if (club?.owner_id !== creator) continue;
    const { payable_cents } = await payableOf(platform.db, club.id, now);
    const earlier = await listPayoutRows(platform.db, club.id, { limit: 1 });
    const amount = Math.floor(payable_cents / 300) * 100;
    if (earlier.length > 0 || amount < 2000) continue;
    const wanted = {
      club_id: club.id,
      owner_id: creator,
      amount,
      closing: false,
      ...bank,
      actor_id: creator,
    };
    const then = on(platform, 40);
    const paid = await platform.db.transaction((tx) => openPayout(then, tx, wanted));
    const desk = await payoutsDesk(on(platform, 37), email);
    await desk?.approve(paid.id);
    await desk?.markPaid(paid.id, 'SEPA 1042');
    await platform.db.transaction((tx) => openPayout(on(platform, 1), tx, wanted));
  }
}

/** As it was so many days ago. */
function on(platform: Platform, daysAgo: number): Platform {
  const at = new Date(platform.clock.now().getTime() - daysAgo * DAY_MS);
  return { ...platform, clock: { now: () => at } };
}

// Owns clubs of tests that have earned: who buys of them, and how many days before now.
import { randomUUID } from 'node:crypto';
import { foundClub } from '#app/testing/clubs.ts';
import { giveCredits, insertPerson } from '#app/testing/ledger.ts';
import type { Mailbox } from '#app/testing/people.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { clubAccount, platformFees } from '../public/account-ref.ts';
import { spend } from '../public/spend.ts';

const day_ms = 86_400_000;

export type TestClub = Awaited<ReturnType<typeof foundClub>>;
export type Earned = { amount: number; daysAgo: number; kind?: 'store' | 'auction' };

/** Somebody buys of the club; a tenth is the platform's fee. */
export async function earn(
  app: TestApp,
  club: TestClub,
  { amount, daysAgo, kind = 'store' }: Earned,
): Promise<void> {
  const { db } = app.platform;
  const at = new Date(app.clock.now().getTime() - daysAgo * day_ms);
  const user_id = await insertPerson(db);
  await giveCredits(db, { user_id, amount, at });
  const fee = Math.floor(amount / 10);
  await spend(db, {
    ...{ user_id, kind, cause: { kind: 'listing', id: randomUUID() }, club_id: club.id, at },
    parts: [
      { to: clubAccount(club.id), amount: amount - fee },
      { to: platformFees(), amount: fee },
    ],
  });
}

/** `older` can be paid out; `newer` still waits. */
export async function earningClub(
  app: TestApp,
  mailbox: Mailbox,
  older: number,
  newer = 0,
): Promise<TestClub> {
  const club = await foundClub(app, mailbox);
  if (older > 0) await earn(app, club, { amount: older, daysAgo: 20 });
  if (newer > 0) await earn(app, club, { amount: newer, daysAgo: 3, kind: 'auction' });
  return club;
}

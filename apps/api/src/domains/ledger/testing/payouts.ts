// Owns payouts in tests: a server with an operator at its desk, and a club's owner who asks to be paid out.
import { expect } from 'vitest';
import { whatDoesNotAddUp } from '#app/testing/ledger.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
  withFactor,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { keyed } from '#app/testing/top-ups.ts';
import { grantOperator } from '#domains/users/public/grant-operator.ts';
import { type PayoutsDesk, payoutsDesk, type WaitingPayout } from '../public/payouts-desk.ts';
import type { TestClub } from './earning-club.ts';

export const bank = { holder: 'Ana Ruiz', country: 'DE', iban: 'de89 3704 0044 0532 0130 00' };

export interface PayoutWorld {
  app: TestApp;
  mailbox: Mailbox;
  operator: Registered;
  desk: PayoutsDesk;
}

export async function openPayoutWorld(): Promise<PayoutWorld> {
  const app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
  const mailbox = openMailbox(app);
  const operator = await registerVerified(app, mailbox);
  await grantOperator(app.platform, operator.email);
  await withFactor(app, operator);
  const desk = (await payoutsDesk(app.platform, operator.email)) as PayoutsDesk;
  return { app, mailbox, operator, desk };
}

export async function closePayoutWorld({ app }: PayoutWorld): Promise<void> {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  await app.stop();
}

export type BankTold = typeof bank | Record<'holder' | 'country', string>;

/** `to: null` asks for the saved bank details. */
export function requestPayout(
  { app }: Pick<PayoutWorld, 'app'>,
  club: TestClub,
  amount_cents: number,
  { to = bank, by = club.owner, key }: { to?: BankTold | null; by?: Registered; key?: string } = {},
) {
  const body = { amount_cents, ...(to === null ? {} : { to }) };
  return app.call('POST /clubs/:id/payouts', { params: { id: club.id }, body }, keyed(by, key));
}

export async function waitingOf(
  { desk }: Pick<PayoutWorld, 'desk'>,
  club: TestClub,
): Promise<WaitingPayout[]> {
  return (await desk.waiting()).filter((payout) => payout.club_id === club.id);
}

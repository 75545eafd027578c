// Owns the work beside requests that catches up with a payment service, and numbers receipts.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { PaymentError } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { listDebtors } from './claims.store.ts';
import { collectOwed } from './claims.ts';
import { numberReceipts } from './number-receipts.ts';
import { prunePaymentEvents } from './payment-events.store.ts';
import { listReturnsToSend } from './returns.store.ts';
import { sendReturn, syncCheckout } from './sync-payments.ts';
import { expireTestTopUps, giveUpOpen, listToAsk, markAsked } from './top-ups.store.ts';

const minute_ms = 60_000;
const givenUpAfter_ms = 7 * 24 * 60 * minute_ms;
const eventsKept_ms = 90 * 24 * 60 * minute_ms;

/** Word that was lost on its way: whatever is open is asked for, the longest unasked first. */
export const askForTopUps = dueItems({
  name: 'ledger.ask-for-payments',
  lane: 'payments',
  cron: '*/2 * * * *',
  list({ db }, { now, limit, except }) {
    const before = new Date(now.getTime() - 2 * minute_ms);
    return listToAsk(db, { created_before: before, asked_before: before, limit, except });
  },
  key: ({ id }) => id,
  async each(platform, { id, session_id, expires_at }) {
    const { db, payments } = platform;
    const now = platform.clock.now();
    await markAsked(db, { id, at: now, not_after: now });
    if (session_id !== null && payments !== undefined)
      await answered(platform, () => syncCheckout(platform, payments, session_id));
    // Nobody ever got a page to pay at, or Stripe never says how it ended. Paid after all, it is credited all the same.
    const patience_ms = session_id === null ? 0 : givenUpAfter_ms;
    if (now.getTime() - expires_at.getTime() >= patience_ms) await giveUpOpen(db, id);
  },
});

/** A payment service that is away is no reason to keep a top-up open for ever. */
async function answered({ log }: Platform, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ reason: error.message }, 'the payment service did not answer');
  }
}

export const sendReturns = dueItems({
  name: 'ledger.send-returns',
  lane: 'payments',
  cron: '*/2 * * * *',
  list: async ({ db, payments }, { now, limit, except }) =>
    payments === undefined
      ? []
      : listReturnsToSend(db, { before: new Date(now.getTime() - 2 * minute_ms), limit, except }),
  key: ({ id }) => id,
  each: (platform, { id }) => sendOne(platform, id),
});

async function sendOne(platform: Platform, returnId: string): Promise<void> {
  if (platform.payments !== undefined) await sendReturn(platform, platform.payments, returnId);
}

export const collectDebts = dueItems({
  name: 'ledger.collect-debts',
  lane: 'work',
  cron: '*/2 * * * *',
  list: ({ db }, asked) => listDebtors(db, asked),
  each: ({ db, clock }, userId) => db.transaction((tx) => collectOwed(tx, userId, clock.now())),
});

const returnJob = z.object({ return_id: z.string() });

export const paymentJobs: readonly Job[] = [
  {
    name: 'ledger.send-return',
    lane: 'payments',
    run: (platform, payload) => sendOne(platform, returnJob.parse(payload).return_id),
  },
  askForTopUps,
  sendReturns,
  collectDebts,
  {
    name: 'ledger.expire-test-top-ups',
    lane: 'background',
    cron: '*/2 * * * *',
    run: ({ db, clock }) => expireTestTopUps(db, clock.now()),
  },
  {
    name: 'ledger.number-receipts',
    lane: 'work',
    cron: '* * * * *',
    run: (platform, _, signal) => numberReceipts(platform, signal),
  },
  {
    name: 'ledger.prune-payment-events',
    lane: 'background',
    cron: '50 3 * * *',
    run: (platform) =>
      prunePaymentEvents(platform.db, new Date(platform.clock.now().getTime() - eventsKept_ms)),
  },
];

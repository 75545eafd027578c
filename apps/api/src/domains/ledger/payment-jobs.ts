// Owns the work beside requests that catches up with a payment service, and numbers receipts.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
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
const atOnce = 100;
const givenUpAfter_ms = 7 * 24 * 60 * minute_ms;
const eventsKept_ms = 90 * 24 * 60 * minute_ms;

/** Word that was lost on its way: whatever is open is asked for, the longest unasked first. */
export async function askForTopUps(platform: Platform, signal?: AbortSignal): Promise<void> {
  const { db, payments } = platform;
  const now = platform.clock.now();
  await expireTestTopUps(db, now);
  const before = new Date(now.getTime() - 2 * minute_ms);
  const open = await listToAsk(db, { created_before: before, asked_before: before, limit: atOnce });
  for (const { id, session_id, expires_at } of open) {
    if (signal?.aborted === true) return;
    await markAsked(db, { id, at: now, not_after: now });
    if (session_id !== null && payments !== undefined)
      await told(platform, () => syncCheckout(platform, payments, session_id));
    // Nobody ever got a page to pay at, or Stripe never says how it ended. Paid after all, it is credited all the same.
    const patience_ms = session_id === null ? 0 : givenUpAfter_ms;
    if (now.getTime() - expires_at.getTime() >= patience_ms) await giveUpOpen(db, id);
  }
}

export async function sendReturns(platform: Platform, signal?: AbortSignal): Promise<void> {
  const { db, payments } = platform;
  if (payments === undefined) return;
  const before = new Date(platform.clock.now().getTime() - 2 * minute_ms);
  for (const { id } of await listReturnsToSend(db, { before, limit: atOnce })) {
    if (signal?.aborted === true) return;
    await told(platform, () => sendReturn(platform, payments, id));
  }
}

/** One that fails does not keep the others from being asked; it is asked again. */
async function told(platform: Platform, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    platform.log.warn({ reason: error.message }, 'the payment service did not answer');
  }
}

export async function collectDebts(platform: Platform): Promise<void> {
  for (const userId of await listDebtors(platform.db, atOnce))
    await platform.db.transaction((tx) => collectOwed(tx, userId, platform.clock.now()));
}

const returnJob = z.object({ return_id: z.string() });

export const paymentJobs: readonly Job[] = [
  {
    name: 'ledger.send-return',
    run: async (platform, payload) => {
      const { return_id } = returnJob.parse(payload);
      if (platform.payments !== undefined) await sendReturn(platform, platform.payments, return_id);
    },
  },
  {
    name: 'ledger.ask-for-payments',
    cron: '*/2 * * * *',
    run: async (platform, _, signal) => {
      await askForTopUps(platform, signal);
      await sendReturns(platform, signal);
      await collectDebts(platform);
    },
  },
  {
    name: 'ledger.number-receipts',
    cron: '* * * * *',
    run: (platform, _, signal) => numberReceipts(platform, signal),
  },
  {
    name: 'ledger.prune-payment-events',
    cron: '50 3 * * *',
    run: (platform) =>
      prunePaymentEvents(platform.db, new Date(platform.clock.now().getTime() - eventsKept_ms)),
  },
];

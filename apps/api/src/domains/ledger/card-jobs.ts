// Owns the work beside requests on saved cards: charging them, catching up with the service, and forgetting them there.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { PaymentError } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { listChargesToAsk, listUnansweredToAsk } from './card-charges.store.ts';
import { endSetup, listSetupsToAsk, markSetupAsked, pruneSetups } from './card-setups.store.ts';
import { syncSetup } from './save-card.ts';
import { settleCharge } from './settle-charge.ts';
import { markAsked } from './top-ups.store.ts';

const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;
const setupsKept_ms = 30 * day_ms;

const chargeJob = z.object({ charge_id: z.string() });
const methodJob = z.object({ method_id: z.string() });
const customerJob = z.object({ customer_id: z.string() });

export const chargeCard: Job = {
  name: 'ledger.charge-card',
  lane: 'payments',
  run: (platform, payload) => settleCharge(platform, chargeJob.parse(payload).charge_id),
};

/** Word that was lost on its way, and answers that nobody was there to hear. */
export const askForCharges = dueItems({
  name: 'ledger.ask-for-charges',
  lane: 'payments',
  cron: '*/2 * * * *',
  list: ({ db }, { now, limit, except }) =>
    listChargesToAsk(db, { before: new Date(now.getTime() - 2 * minute_ms), limit, except }),
  key: ({ id }) => id,
  async each(platform, { id }) {
    const at = platform.clock.now();
    await markAsked(platform.db, { id, at, not_after: at });
    await answered(platform, () => settleCharge(platform, id));
  },
});

/** What was told without the service's word, for as long as it takes: what was charged belongs on a wallet. */
export const askForUnanswered = dueItems({
  name: 'ledger.ask-for-unanswered-charges',
  lane: 'payments',
  cron: '*/2 * * * *',
  list: async ({ db, payments }, { now, limit, except }) =>
    payments === undefined
      ? []
      : listUnansweredToAsk(db, { before: new Date(now.getTime() - 2 * minute_ms), limit, except }),
  key: ({ id }) => id,
  async each(platform, { id }) {
    const at = platform.clock.now();
    await markAsked(platform.db, { id, at, not_after: at });
    await answered(platform, () => settleCharge(platform, id));
  },
});

export const askForSetups = dueItems({
  name: 'ledger.ask-for-setups',
  lane: 'payments',
  cron: '*/2 * * * *',
  list: ({ db }, { now, limit, except }) =>
    listSetupsToAsk(db, { before: new Date(now.getTime() - 2 * minute_ms), limit, except }),
  key: ({ id }) => id,
  async each(platform, { id, session_id, expires_at }) {
    const { db, payments, clock } = platform;
    const at = clock.now();
    await markSetupAsked(db, { id, at, not_after: at });
    if (session_id !== null && payments !== undefined)
      await answered(platform, () => syncSetup(platform, payments, session_id));
    const patience_ms = session_id === null ? 0 : day_ms;
    if (at.getTime() - expires_at.getTime() >= patience_ms) await endSetup(db, { id, state: 'expired' });
  },
});

/** A payment service that is away for an hour is no failure of each thing that waits for it. */
async function answered({ log }: Platform, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ reason: error.message }, 'the payment service did not answer');
  }
}

export const cardJobs: readonly Job[] = [
  chargeCard,
  askForCharges,
  askForUnanswered,
  askForSetups,
  {
    name: 'ledger.detach-card',
    lane: 'payments',
    run: async ({ payments }, payload) => payments?.detachCard(methodJob.parse(payload).method_id),
  },
  {
    name: 'ledger.forget-customer',
    lane: 'payments',
    run: async ({ payments }, payload) => payments?.forgetCustomer(customerJob.parse(payload).customer_id),
  },
  {
    name: 'ledger.prune-card-setups',
    lane: 'background',
    cron: '55 3 * * *',
    run: ({ db, clock }) => pruneSetups(db, new Date(clock.now().getTime() - setupsKept_ms)),
  },
];

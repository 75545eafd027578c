// Owns the work of subscriptions beside requests: what is due is renewed, tried again or ended, and new prices reach subscribers.
import { dueItems } from '#platform/jobs/due-items.ts';
import { advance } from './advance.ts';
import { applyPrice } from './apply-prices.ts';
import { listDue, listUnlikePlan } from './subscriptions.store.ts';

/** Thousands may fall due at one moment: not in the lane of what was promised to the minute. */
export const advanceDue = dueItems<string>({
  name: 'subscriptions.advance',
  lane: 'work',
  cron: '* * * * *',
  list: ({ db }, asked) => listDue(db, asked),
  each: advance,
});

export const applyPrices = dueItems<string, { plan_id: string }>({
  name: 'subscriptions.apply-prices',
  lane: 'background',
  list: ({ db }, asked, { plan_id }) => listUnlikePlan(db, plan_id, asked),
  each: applyPrice,
});

export const jobs = [advanceDue, applyPrices];

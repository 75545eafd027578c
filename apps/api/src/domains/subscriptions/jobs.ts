// Owns the work of subscriptions beside requests: what is due is renewed, tried again or ended, and new prices reach subscribers.
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { returnGift } from './actions/return-gift.ts';
import { resumedShape, tellPlanResumed } from './actions/tell-plan-resumed.ts';
import { tellWinBack } from './actions/win-back.ts';
import { advance } from './advance.ts';
import { applyPrice } from './apply-prices.ts';
import { listDueGifts } from './gifts.store.ts';
import { keepKnown, LOOKED_BACK_MS } from './keep-known.ts';
import { listDue, listUnlikeKnown, listUnlikePlan } from './subscriptions.store.ts';
import { type LeftFan, listToWinBack } from './win-backs.store.ts';

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

/** Nobody waits for it: a claim past its time is refused, whether the money is back by then or not. */
export const returnGifts = dueItems<string>({
  name: 'subscriptions.return-gifts',
  lane: 'background',
  cron: '*/10 * * * *',
  list: ({ db }, asked) => listDueGifts(db, asked),
  each: returnGift,
});

/** At an hour's rest: nobody waits for an offer. */
export const tellWinBacks = dueItems<LeftFan>({
  name: 'subscriptions.tell-win-backs',
  lane: 'background',
  cron: '17 * * * *',
  list: ({ db }, asked) => listToWinBack(db, asked),
  key: ({ club_id, user_id }) => `${club_id} ${user_id}`,
  each: tellWinBack,
});

/** What a server of the version before began or ended during an update, which knew nothing of it. */
export const keepKnownSubscribers = dueItems<{ club_id: string; user_id: string }>({
  name: 'subscriptions.keep-known',
  lane: 'background',
  cron: '7 * * * *',
  list: ({ db }, { now, ...asked }) =>
    listUnlikeKnown(db, { ...asked, since: new Date(now.getTime() - LOOKED_BACK_MS) }),
  key: ({ club_id, user_id }) => `${club_id} ${user_id}`,
  each: keepKnown,
});

/** Whoever subscribes to a plan that was paused is told that it costs something again, a day before it does. */
export const tellResumed: Job = {
  name: 'subscriptions.tell-resumed',
  lane: 'background',
  run: (platform, payload, signal) => tellPlanResumed(platform, resumedShape.parse(payload), signal),
};

export const jobs = [advanceDue, applyPrices, returnGifts, tellWinBacks, tellResumed, keepKnownSubscribers];

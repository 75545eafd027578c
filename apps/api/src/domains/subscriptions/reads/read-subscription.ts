// Owns what somebody reads about their own subscriptions, each brought up to date first.
import { alreadyEnded, subscriptionNotFound } from '@stagepass/contract/subscriptions/errors.ts';
import type { ChangeQuote, Period, Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwn, requireSubscriber } from '../access.ts';
import { advanceIfDue } from '../advance.ts';
import { byNumber, listPeriodRows } from '../periods.store.ts';
import { listPlans } from '../plans.store.ts';
import { quoteChange, type Wish } from '../quote-change.ts';
import { byStart, listOfUser } from '../subscriptions.store.ts';
import type { SubscriptionRow } from '../tables.ts';
import { presentPeriod, presentPlans, presentSubscriptions } from '../views.ts';
import { readGiver } from './read-gifts.ts';

async function loadCurrent(platform: Platform, actor: SignedIn, id: string): Promise<SubscriptionRow> {
  const row = await loadOwn(platform.db, actor, id);
  return (await advanceIfDue(platform, row)) ? loadOwn(platform.db, actor, id) : row;
}

export async function readSubscription(
  platform: Platform,
  actor: SignedIn,
  id: string,
): Promise<Subscription> {
  const row = await loadCurrent(platform, actor, id);
  const [shown] = await presentSubscriptions(platform, platform.db, [row]);
  return shown ?? fail(subscriptionNotFound);
}

export async function readOwnSubscriptions(
  platform: Platform,
  actor: SignedIn,
  asked: PageAsked,
): Promise<Page<Subscription>> {
  const { db } = platform;
  const list = () => byStart.page(asked, (page) => listOfUser(db, actor.user_id, page));
  let found = await list();
  let changed = false;
  for (const row of found.rows) changed = (await advanceIfDue(platform, row)) || changed;
  if (changed) found = await list();
  return { data: await presentSubscriptions(platform, db, found.rows), next_cursor: found.next_cursor };
}

export async function readPeriods(
  platform: Platform,
  actor: SignedIn,
  id: string,
  asked: PageAsked,
): Promise<Page<Period>> {
  const { db } = platform;
  const subscription = await loadCurrent(platform, actor, id);
  const { rows, next_cursor } = await byNumber.page(asked, (page) => listPeriodRows(db, id, page));
  const plans = await listPlans(
    db,
    rows.map(({ plan_id }) => plan_id),
  );
  const began = subscription.gifted && rows.some(isFirst);
  const gift = began ? { giver: await readGiver(platform, actor, id) } : null;
  const shown = rows.map((row) =>
    presentPeriod(row, plans.get(row.plan_id)?.name ?? '', isFirst(row) ? gift : null),
  );
  return { data: shown, next_cursor };
}

const isFirst = ({ number }: { number: number }) => number === 1;

export async function readChange(
  platform: Platform,
  actor: SignedIn,
  id: string,
  wish: Wish,
): Promise<ChangeQuote> {
  const { db } = platform;
  const row = await loadCurrent(platform, actor, id);
  if (row.state === 'ended') fail(alreadyEnded);
  await requireSubscriber(platform, db, actor, row.club_id);
  const { plan, span, credit, ...change } = await quoteChange(db, row, wish, platform.clock.now());
  const shown = (await presentPlans(platform, db, [plan])).get(plan.id);
  return {
    ...change,
    plan: shown ?? fail(subscriptionNotFound),
    credit_cents: credit.value_cents,
    starts_at: span.starts_at.toISOString(),
    next_payment_at: (change.when === 'period-end' ? span.starts_at : span.ends_at).toISOString(),
  };
}

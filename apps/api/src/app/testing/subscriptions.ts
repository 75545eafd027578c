// Sets up subscriptions for tests: plans made over HTTP, fans with money who subscribe, and time that passes with its jobs.
import type { CallInput } from '@stagepass/contract/client.ts';
import { auditSubscriptions } from '#domains/subscriptions/audit.store.ts';
import { advanceDue } from '#domains/subscriptions/jobs.ts';
import type { Executor } from '#platform/db/executor.ts';
import { keyed } from './items.ts';
import { giveCredits, whatDoesNotAddUp } from './ledger.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';
import type { Somebody, Stage } from './world.ts';

type Draft = NonNullable<CallInput<'POST /clubs/:id/plans'>['body']>;
type Wish = Partial<NonNullable<CallInput<'POST /plans/:id/subscribe'>['body']>>;

const DAY_MS = 86_400_000;

/** $6 a month, if nothing else is said. */
export async function makePlan(
  { app, club, owner }: Pick<Stage, 'app' | 'club' | 'owner'>,
  draft: Partial<Draft> = {},
) {
  const body = { name: 'Stalls', monthly_cents: 600, ...draft };
  return (await app.ok('POST /clubs/:id/plans', { params: { id: club.id }, body }, owner.as)).data;
}

export async function memberWith(stage: Stage, amount: number): Promise<Somebody> {
  const fan = await stage.make('member');
  if (amount > 0) await giveCredits(stage.app.platform.db, { user_id: fan.id, amount });
  return fan;
}

export function subscribeTo(app: TestApp, fan: Pick<Somebody, 'as'>, planId: string, wish: Wish = {}) {
  const body = { billing: 'monthly' as const, expected_price_cents: 600, ...wish };
  return app.call('POST /plans/:id/subscribe', { params: { id: planId }, body }, keyed(fan.as));
}

export async function subscribed(app: TestApp, fan: Pick<Somebody, 'as'>, planId: string, wish: Wish = {}) {
  const answer = await subscribeTo(app, fan, planId, wish);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.body.data;
}

export async function ownSubscription(app: TestApp, fan: Pick<Somebody, 'as'>, id: string) {
  return (await app.ok('GET /subscriptions/:id', { params: { id } }, fan.as)).data;
}

/** So many days later, when the job has run. Everybody stays signed in. */
export async function daysLater(app: TestApp, days: number): Promise<void> {
  await letPass(app, days);
  await runJob(app.platform, advanceDue);
}

/** So many days later, and no job has run. */
export async function letPass(app: TestApp, days: number): Promise<void> {
  app.clock.advance(days * DAY_MS);
  await app.platform.db.query({
    text: 'update auth_sessions set expires_at = $1, last_seen_at = $2, stepped_up_at = $2',
    values: [new Date(app.clock.now().getTime() + 30 * DAY_MS), app.clock.now()],
  });
}

/** How many days it is to that moment. */
export function daysTo(app: TestApp, moment: string): number {
  return (Date.parse(moment) - app.clock.now().getTime()) / DAY_MS;
}

/** At that moment, when the job has run. */
export function until(app: TestApp, moment: string): Promise<void> {
  return daysLater(app, daysTo(app, moment));
}

/** Subscriptions and the ledger, each recomputed from its rows; empty where all agree. */
export async function whatSubscriptionsMiss(db: Executor): Promise<unknown[]> {
  return [...(await auditSubscriptions(db)), ...(await whatDoesNotAddUp(db))];
}

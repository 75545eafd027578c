// Owns the stage of a simulated life of subscriptions: a club in a zone with summer time, its plans, its fans, and what each was given.
import { assert } from '@stagepass/base/assert.ts';
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { manyActors } from './clubs.ts';
import { giveCredits } from './ledger.ts';
import { makePlan } from './subscriptions.ts';
import type { TestApp } from './test-app.ts';
import { makeWorld } from './world.ts';

export const ZONE = 'Europe/Berlin';
/** Of the club: a good third off two payments, for forty fans. */
export const CODE = 'SPRING30';

export interface Life {
  readonly app: TestApp;
  readonly dice: Dice;
  readonly club_id: string;
  readonly owner: SignedIn;
  readonly fans: readonly SignedIn[];
  /** Credits that somebody was given, by the id of the person. */
  readonly given: Map<string, number>;
  /** When a payment of a subscription failed first, as the simulation saw it; gone once it was made up for. */
  readonly failed: Map<string, Date>;
  /** Whose subscription or money somebody else's act may have changed since the job ran last. */
  readonly touched: Set<string>;
  /** How often what happened, by name. */
  readonly seen: Map<string, number>;
}

export function count(life: Life, what: string, times = 1): void {
  life.seen.set(what, (life.seen.get(what) ?? 0) + times);
}

export function pick<T>(dice: Dice, of: readonly T[]): T {
  const found = of[dice.int(of.length)];
  assert(found !== undefined, 'there is something to choose from');
  return found;
}

/** By the month, by the year, with a trial, with few places, and with all of it. */
const plans = [
  { name: 'Balcony', monthly_cents: 400 },
  { name: 'Stalls', monthly_cents: 900, yearly_cents: 9000, trial_days: 7 },
  { name: 'Box', monthly_cents: 2500, yearly_cents: 24_000, places: 25 },
  { name: 'Season', monthly_cents: null, yearly_cents: 12_000 },
  { name: 'Rehearsal', monthly_cents: 650, trial_days: 3, places: 60 },
];

export async function openLife(app: TestApp, given: { fans: number; seed: string }): Promise<Life> {
  const { platform } = app;
  const { db } = platform;
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: false });
  await db.query({
    text: 'update clubs set time_zone = $2 where id = $1',
    values: [stage.club.id, ZONE],
  });
  const tier_id = (
    await db.query<{ id: string }>({
      text: 'select id from tiers where club_id = $1 order by rank desc limit 1',
      values: [stage.club.id],
    })
  ).rows[0]?.id;
  for (const plan of plans)
    await makePlan(stage, plan.name === 'Box' && tier_id !== undefined ? { ...plan, tier_id } : plan);
  const off = { percent: 30, periods: 2, plan_ids: [], most_uses: 40, ends_at: null };
  await app.ok(
    'POST /clubs/:id/promotion-codes',
    { params: { id: stage.club.id }, body: { ...off, code: CODE } },
    stage.owner.as,
  );
  const fans = await manyActors(app, given.fans);
  const [one] = fans;
  assert(one !== undefined, 'somebody is there');
  const life: Life = {
    ...{ app, club_id: stage.club.id, fans, dice: seededDice(given.seed) },
    owner: { ...one, user_id: stage.owner.id, session_id: stage.owner.session_id },
    ...{ given: new Map(), failed: new Map(), touched: new Set(), seen: new Map() },
  };
  const club = await findClub(platform, db, stage.club.id);
  assert(club !== undefined, 'the club is there');
  for (const { user_id } of fans) {
    await db.transaction((tx) => enrolMember(platform, tx, { club, user_id, source: 'open' }));
    await give(life, user_id, life.dice.int(6) * 2500);
  }
  return life;
}

export async function give(life: Life, user_id: string, amount: number): Promise<void> {
  if (amount === 0) return;
  await giveCredits(life.app.platform.db, { user_id, amount, at: life.app.clock.now() });
  life.given.set(user_id, (life.given.get(user_id) ?? 0) + amount);
}

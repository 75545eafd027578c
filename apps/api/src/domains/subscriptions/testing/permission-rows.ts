// Owns who may call the endpoints of subscriptions.
import { seen, staff, withMoney } from '#app/testing/club-cells.ts';
import {
  admins,
  type Cells,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';
import { newId } from '#platform/ids/new-id.ts';
import { beginSubscription } from '../actions/subscribe.ts';
import { insertPlan } from '../plans.store.ts';
import { giftRows } from './gift-rows.ts';
import { offerRows } from './offer-rows.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const reads = {
  cells: staffOnly(signedInOnly(), 'seller'),
  in_private: hidden(staffOnly(signedInOnly(), 'seller')),
};
const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });

/** Members who run nothing here; guests and operators have to join first. */
function subscribing(gate: Cells): { cells: Cells; in_private: Cells } {
  const staffRefused = refuse(gate, 'items.staff-receive-nothing', [...admins, 'owner']);
  const cells = {
    ...refuse(staffRefused, 'clubs.members-only', ['guest', 'operator']),
    banned: 'clubs.banned',
  };
  const unverified = cells.unverified === 'ok' ? 'clubs.members-only' : cells.unverified;
  return { cells: { ...cells, unverified }, in_private: { ...hidden(cells), unverified } };
}

let made = 0;

/** Written straight into the tables: how many a club may have is tried elsewhere. */
async function plan({ app, club }: Pick<Stage, 'app' | 'club'>, monthly_cents = 600) {
  made += 1;
  const id = newId(app.platform);
  await insertPlan(app.platform.db, {
    ...{ id, club_id: club.id, state: 'active', name: `Plan ${made}`, benefits: '[]', monthly_cents },
    ...{ yearly_cents: null, tier_id: null, trial_days: 0, places: null, created_by: null },
    created_at: app.clock.now(),
  });
  return { params: { id } };
}

/** The only one that is not archived. */
async function onlyPlan(stage: Stage) {
  const { params } = await plan(stage);
  await stage.app.platform.db.query({
    text: `update subscription_plans set state = 'archived' where club_id = $1 and id <> $2`,
    values: [stage.club.id, params.id],
  });
  return { params };
}

/** The caller's own, paid for today; whoever is nobody has none. The one before is over. */
async function own(stage: Stage, { state = 'active' }: { state?: 'active' | 'past_due' } = {}) {
  const { app, me, club } = stage;
  const { params } = await plan(stage);
  if (me === undefined) return { params: { id: newId(app.platform) } };
  await withMoney(stage);
  const { db } = app.platform;
  await db.query({
    text: `update subscriptions set state = 'ended', ended_at = started_at, ended_why = 'cancelled', due_at = null, next_try_at = null,
      next_plan_id = null, next_billing = null, next_price_cents = null where user_id = $1 and state <> 'ended'`,
    values: [me.id],
  });
  const { subscription_id: id } = await db.transaction((tx) =>
    beginSubscription(app.platform, tx, {
      ...{ plan_id: params.id, billing: 'monthly', expected_price_cents: 600, expected_trial_days: 0 },
      ...{ club_id: club.id, user_id: me.id, time_zone: 'UTC' },
    }),
  );
  if (state === 'past_due')
    await db.query({
      text: `update subscriptions set state = 'past_due', tries = 1, failed_at = period_end, next_try_at = period_end,
        due_at = period_end where id = $1`,
      values: [id],
    });
  return { params: { id }, plan_id: params.id };
}

/** Another plan beside the one that the caller has. */
async function another(stage: Stage) {
  const mine = await own(stage);
  return { params: mine.params, plan_id: (await plan(stage, 900)).params.id };
}

const ownOnly = { cells: signedInOnly() };
const changing = subscribing(verifiedOnly());

export const subscriptionsRows = {
  ...offerRows,
  ...giftRows,
  listPlans: { given: ofClub, ...seen },
  getPlan: { given: plan, ...seen },
  subscribe: {
    given: async (stage) => {
      await withMoney(stage);
      await own(stage);
      const given = await plan(stage);
      await stage.app.platform.db.query({
        text: `update subscriptions set state = 'ended', ended_at = started_at, ended_why = 'cancelled', due_at = null
          where user_id = $1 and state <> 'ended'`,
        values: [stage.me?.id ?? null],
      });
      return { ...given, body: { billing: 'monthly', expected_price_cents: 600 } };
    },
    ...subscribing(verifiedOnly()),
  },
  listSubscriptions: { given: () => ({}), ...ownOnly },
  getSubscription: { given: async (stage) => ({ params: (await own(stage)).params }), ...ownOnly },
  listPeriods: { given: async (stage) => ({ params: (await own(stage)).params }), ...ownOnly },
  cancelSubscription: {
    given: async (stage) => ({ params: (await own(stage)).params, body: {} }),
    ...ownOnly,
  },
  resumeSubscription: {
    given: async (stage) => {
      const { params } = await own(stage);
      await stage.app.platform.db.query({
        text: 'update subscriptions set cancelled_at = started_at where id = $1',
        values: [params.id],
      });
      return { params };
    },
    ...subscribing(signedInOnly()),
  },
  quoteChange: {
    given: async (stage) => {
      const { params, plan_id } = await another(stage);
      return { params, query: { plan_id, billing: 'monthly' } };
    },
    ...subscribing(signedInOnly()),
  },
  changeSubscription: {
    given: async (stage) => {
      const { params, plan_id } = await another(stage);
      const body = {
        plan_id,
        billing: 'monthly' as const,
        expected_charge_cents: 300,
        expected_price_cents: 900,
      };
      return { params, body };
    },
    ...changing,
  },
  stay: {
    given: async (stage) => {
      const { params } = await own(stage);
      const { db } = stage.app.platform;
      await db.query({
        text: `insert into subscription_win_backs (club_id, percent, periods, active, on_cancel, updated_at)
          values ($1, 20, 3, true, true, now()) on conflict (club_id) do update set active = true, on_cancel = true`,
        values: [stage.club.id],
      });
      await db.query({
        text: 'delete from subscription_win_back_uses where user_id = $1',
        values: [stage.me?.id ?? null],
      });
      return { params };
    },
    cells: verifiedOnly(),
  },
  keepPlan: { given: async (stage) => ({ params: (await own(stage)).params }), ...ownOnly },
  setUseCard: {
    given: async (stage) => ({ params: (await own(stage)).params, body: { use_card: false } }),
    cells: verifiedOnly(),
  },
  acceptPrice: {
    given: async (stage) => ({ params: (await own(stage)).params, body: { price_cents: 600 } }),
    ...ownOnly,
  },
  payOpen: {
    given: async (stage) => ({
      params: (await own(stage, { state: 'past_due' })).params,
      body: { expected_price_cents: 600 },
    }),
    ...changing,
  },
  refundSubscription: {
    given: async (stage) => ({ params: (await own(stage)).params }),
    cells: verifiedOnly(),
  },
  listManagedPlans: { given: ofClub, ...reads },
  createPlan: {
    given: async (stage) => {
      await onlyPlan(stage);
      return { ...ofClub(stage), body: { name: 'Stalls', monthly_cents: 600 } };
    },
    ...staff,
  },
  changePlan: {
    given: async (stage) => ({
      ...(await plan(stage)),
      body: { name: 'Stalls', monthly_cents: 700, version: 1 },
    }),
    ...staff,
  },
  setPlanState: { given: async (stage) => ({ ...(await plan(stage)), body: { state: 'paused' } }), ...staff },
  reorderPlans: {
    given: async (stage) => ({ ...ofClub(stage), body: { ids: [(await onlyPlan(stage)).params.id] } }),
    ...staff,
  },
  listSubscribers: { given: ofClub, ...reads },
  getSubscriptionFigures: { given: ofClub, ...reads },
} satisfies RowsOf<'subscriptions'>;

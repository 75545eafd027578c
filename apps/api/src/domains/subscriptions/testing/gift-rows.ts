// Owns who may call the endpoints of gifts.
import { buying, withMoney } from '#app/testing/club-cells.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { admins, anyone, type RowsOf, refuse, signedInOnly, verifiedOnly } from '#app/testing/role-row.ts';
import type { Somebody, Stage } from '#app/testing/world.ts';
import { newId } from '#platform/ids/new-id.ts';
import { putGift } from '../actions/give-subscription.ts';
import { secretOf } from '../gift-link.ts';
import { insertPlan } from '../plans.store.ts';

async function plan({ app, club }: Stage): Promise<string> {
  const id = newId(app.platform);
  await insertPlan(app.platform.db, {
    ...{ id, club_id: club.id, state: 'active', name: 'Given', benefits: '[]', monthly_cents: 600 },
    ...{ yearly_cents: null, tier_id: null, trial_days: 0, places: null, created_by: null },
    created_at: app.clock.now(),
  });
  return id;
}

async function gift(stage: Stage, giver: Pick<Somebody, 'id'>): Promise<string> {
  const { platform } = stage.app;
  await giveCredits(platform.db, { user_id: giver.id, amount: 600 });
  const plan_id = await plan(stage);
  const { gift_id } = await platform.db.transaction((tx) =>
    putGift(platform, tx, {
      ...{ plan_id, billing: 'monthly', count: 1, expected_price_cents: 600, message: '' },
      ...{ club_id: stage.club.id, giver_id: giver.id, time_zone: 'UTC' },
    }),
  );
  return gift_id;
}

/** Of somebody else; whoever calls has no subscription. */
async function link(stage: Stage) {
  const { app, me } = stage;
  await app.platform.db.query({
    text: `update subscriptions set state = 'ended', ended_at = started_at, ended_why = 'cancelled', due_at = null, next_try_at = null,
      next_plan_id = null, next_billing = null, next_price_cents = null where user_id = $1 and state <> 'ended'`,
    values: [me?.id ?? null],
  });
  const id = await gift(stage, await stage.make('guest'));
  return { params: { secret: secretOf(app.platform, id) } };
}

const staffRefused = refuse(verifiedOnly(), 'items.staff-receive-nothing', [...admins, 'owner']);
const claiming = {
  ...refuse(staffRefused, 'clubs.members-only', ['guest', 'operator']),
  banned: 'clubs.banned',
};

export const giftRows = {
  giveSubscription: {
    given: async (stage) => {
      await withMoney(stage);
      if (stage.me !== undefined)
        await stage.app.platform.db.query({
          text: `insert into spend_rules (user_id, birth_date, country) values ($1, '1990-01-01', 'NL')
            on conflict (user_id) do update set birth_date = excluded.birth_date, country = excluded.country`,
          values: [stage.me.id],
        });
      return {
        params: { id: await plan(stage) },
        body: { billing: 'monthly', count: 1, expected_price_cents: 600 },
      };
    },
    ...buying,
  },
  listGifts: { given: () => ({}), cells: signedInOnly() },
  cancelGift: {
    given: async (stage) => ({
      params: { id: stage.me === undefined ? newId(stage.app.platform) : await gift(stage, stage.me) },
    }),
    cells: signedInOnly(),
  },
  getGift: {
    given: link,
    cells: { ...anyone, banned: 'ok' },
    in_private: { ...anyone, banned: 'subscriptions.gift-not-found' },
  },
  claimGift: {
    given: link,
    cells: claiming,
    in_private: { ...claiming, banned: 'clubs.not-found' },
  },
} satisfies Pick<
  RowsOf<'subscriptions'>,
  'giveSubscription' | 'listGifts' | 'cancelGift' | 'getGift' | 'claimGift'
>;

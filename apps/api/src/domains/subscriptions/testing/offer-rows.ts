// Owns who may call the endpoints of promotion codes and of the offer to come back.
import { staff } from '#app/testing/club-cells.ts';
import { type Cells, type RowsOf, refuse, signedInOnly, staffOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';
import { newId } from '#platform/ids/new-id.ts';
import { insertCode } from '../codes.store.ts';
import { insertPlan } from '../plans.store.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const reads = {
  cells: staffOnly(signedInOnly(), 'seller'),
  in_private: hidden(staffOnly(signedInOnly(), 'seller')),
};
let made = 0;

async function code({ app, club }: Stage): Promise<{ id: string; code: string }> {
  made += 1;
  const of = { id: newId(app.platform), code: `ROW${String(made).padStart(4, '0')}` };
  await insertCode(app.platform.db, {
    ...{ ...of, club_id: club.id, percent: 20, periods: null, plan_ids: [], most_uses: null },
    ...{ ends_at: null, created_by: null, created_at: app.clock.now() },
  });
  return of;
}

async function plan({ app, club }: Stage): Promise<string> {
  const id = newId(app.platform);
  await insertPlan(app.platform.db, {
    ...{ id, club_id: club.id, state: 'active', name: 'Coded', benefits: '[]', monthly_cents: 600 },
    ...{ yearly_cents: null, tier_id: null, trial_days: 0, places: null, created_by: null },
    created_at: app.clock.now(),
  });
  return id;
}

const seenBySignedIn = {
  cells: signedInOnly(),
  in_private: hidden(refuse(signedInOnly(), 'clubs.members-only', ['unverified', 'guest'])),
};

export const offerRows = {
  quoteCode: {
    given: async (stage) => ({
      params: { id: await plan(stage) },
      query: { code: (await code(stage)).code, billing: 'monthly' as const },
    }),
    ...seenBySignedIn,
  },
  listCodes: { given: ({ club }) => ({ params: { id: club.id } }), ...reads },
  createCode: {
    given: async (stage) => {
      // A club may have so many: those of the calls before make way.
      await stage.app.platform.db.query({
        text: 'delete from subscription_codes where club_id = $1',
        values: [stage.club.id],
      });
      return { params: { id: stage.club.id }, body: { code: 'ENCORE20', percent: 20 } };
    },
    ...staff,
  },
  setCode: {
    given: async (stage) => ({ params: { id: (await code(stage)).id }, body: { active: false } }),
    ...staff,
  },
  getWinBack: { given: ({ club }) => ({ params: { id: club.id } }), ...reads },
  setWinBack: {
    given: ({ club }) => ({
      params: { id: club.id },
      body: { percent: 20, periods: 3, active: true, on_cancel: true },
    }),
    ...staff,
  },
} satisfies Pick<
  RowsOf<'subscriptions'>,
  'quoteCode' | 'listCodes' | 'createCode' | 'setCode' | 'getWinBack' | 'setWinBack'
>;

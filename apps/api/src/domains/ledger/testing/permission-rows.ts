// Owns who may call the endpoints of the ledger: everybody their own wallet, staff a club's revenue, its owner the payouts.
import { randomUUID } from 'node:crypto';
import { giveCredits } from '#app/testing/ledger.ts';
import {
  anyone,
  type Cells,
  operatorOnly,
  ownerOnly,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const inClub = ({ club }: Stage) => ({ params: { id: club.id } });
const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const inBoth = (cells: Cells) => ({ cells, in_private: hidden(cells) });

/** Said or not said: the same for each caller, whatever an earlier call did. */
async function identified({ app, me }: Stage, said: boolean): Promise<void> {
  if (me === undefined) return;
  await app.platform.db.query({
    text: `insert into spend_rules (user_id, birth_date, country) values ($1, $2, $3)
      on conflict (user_id) do update set birth_date = $2, country = $3`,
    values: [me.id, said ? '1990-01-01' : null, said ? 'DE' : null],
  });
}

async function openTopUp(stage: Stage) {
  const { app, me, owner } = stage;
  const id = randomUUID();
  await app.platform.db.query({
    text: `insert into top_ups (id, user_id, amount, door, created_at, expires_at)
      values ($1, $2, 500, 'test', $3, $3::timestamptz + interval '1 hour')`,
    values: [id, (me ?? owner).id, app.clock.now()],
  });
  return { params: { id } };
}

async function paidTopUp(stage: Stage) {
  const { app, me, owner } = stage;
  const { params } = await openTopUp(stage);
  const user_id = (me ?? owner).id;
  const at = app.clock.now();
  const { transfer_id } = await giveCredits(app.platform.db, {
    user_id,
    amount: 500,
    at,
    top_up_id: params.id,
  });
  await app.platform.db.query({
    text: `update top_ups set state = 'paid', paid_at = $2, transfer_id = $3 where id = $1`,
    values: [params.id, at, transfer_id],
  });
  return { params, transfer_id };
}

const wallet = {
  getWallet: { given: () => ({}), cells: signedInOnly() },
  listHolds: { given: () => ({}), cells: signedInOnly() },
  listStatement: { given: () => ({}), cells: signedInOnly() },
  exportStatement: { given: () => ({}), cells: signedInOnly() },
  getTransfer: {
    given: async (stage: Stage) => ({ params: { id: (await paidTopUp(stage)).transfer_id } }),
    cells: signedInOnly(),
  },
  printReceipt: {
    given: async (stage: Stage) => ({ params: { id: (await paidTopUp(stage)).transfer_id } }),
    cells: signedInOnly(),
  },
  setLimits: {
    given: () => ({ body: { day_cents: null, month_cents: null } }),
    cells: verifiedOnly(),
  },
  excludeSelf: {
    given: () => ({ body: { days: 1 as const } }),
    cells: verifiedOnly(),
    spends: true as const,
  },
  setIdentity: {
    given: async (stage: Stage) => {
      await identified(stage, false);
      return { body: { birth_date: '1990-01-01', country: 'DE' } };
    },
    cells: verifiedOnly(),
  },
  listHeads: { given: () => ({}), cells: anyone },
};

const topUps = {
  createTopUp: {
    given: async (stage: Stage) => {
      await identified(stage, true);
      return { body: { amount_cents: 500 } };
    },
    cells: verifiedOnly(),
  },
  listTopUps: { given: () => ({}), cells: signedInOnly() },
  getTopUp: { given: openTopUp, cells: signedInOnly() },
  cancelTopUp: { given: openTopUp, cells: verifiedOnly() },
  payTest: {
    given: async (stage: Stage) => ({ ...(await openTopUp(stage)), body: { outcome: 'paid' as const } }),
    cells: verifiedOnly(),
  },
  returnTopUp: {
    given: async (stage: Stage) => {
      const { params } = await paidTopUp(stage);
      return { params, body: { expected_cents: 500 } };
    },
    cells: verifiedOnly(),
  },
};

async function savedCard(stage: Stage) {
  const { app, me, owner } = stage;
  const id = randomUUID();
  const user_id = (me ?? owner).id;
  await app.platform.db.query({
    text: 'insert into card_owners (user_id, created_at) values ($1, $2) on conflict do nothing',
    values: [user_id, app.clock.now()],
  });
  await app.platform.db.query({
    text: `insert into saved_cards (id, user_id, door, brand, last4, exp_month, exp_year, fingerprint, created_at)
      values ($1, $2, 'test', 'test', '4242', 12, 2040, $4, $3)`,
    values: [id, user_id, app.clock.now(), id],
  });
  return { id };
}

async function waitingCharge(stage: Stage) {
  const { app, me, owner } = stage;
  const { params } = await openTopUp(stage);
  const at = app.clock.now();
  await app.platform.db.query({
    text: `insert into card_charges (id, user_id, card_id, purpose_kind, purpose_id, key, description, state, created_at, confirm_until)
      values ($1, $2, $1, 'top_up', $4, $4, 'Credits', 'confirming', $3, $5)`,
    values: [params.id, (me ?? owner).id, at, params.id, new Date(at.getTime() + 86_400_000)],
  });
  return { params };
}

const cards = {
  listCards: { given: () => ({}), cells: signedInOnly() },
  addCard: { given: () => ({ body: {} }), cells: verifiedOnly() },
  removeCard: {
    given: async (stage: Stage) => ({ params: await savedCard(stage) }),
    cells: signedInOnly(),
  },
  setDefaultCard: {
    given: async (stage: Stage) => ({ params: await savedCard(stage) }),
    cells: signedInOnly(),
  },
  topUpByCard: {
    given: async (stage: Stage) => {
      await identified(stage, true);
      return { body: { amount_cents: 500, card_id: (await savedCard(stage)).id } };
    },
    cells: verifiedOnly(),
  },
  confirmCardCharge: { given: waitingCharge, cells: verifiedOnly() },
};

/** Of one that is missing: that the gate lets only operators through is the question here. */
const noPayout = () => ({ params: { id: randomUUID() } });

export const ledgerRows = {
  ...wallet,
  ...topUps,
  ...cards,
  getRevenue: { given: inClub, ...inBoth(staffOnly(signedInOnly())) },
  listPayouts: { given: inClub, ...inBoth(ownerOnly(signedInOnly())) },
  requestPayout: {
    given: (stage) => ({
      ...inClub(stage),
      body: {
        amount_cents: 2000,
        to: { holder: 'Ana Ruiz', country: 'DE', iban: 'DE89 3704 0044 0532 0130 00' },
      },
    }),
    // Nobody has checked who the owner is.
    ...inBoth({ ...ownerOnly(), owner: 'ledger.identity-unchecked' }),
  },
  getPayoutBank: { given: inClub, ...inBoth(ownerOnly(signedInOnly())) },
  listWaitingPayouts: { given: () => ({}), cells: operatorOnly },
  openPayoutBank: { given: noPayout, cells: refuse(operatorOnly, 'ledger.payout-not-found', ['operator']) },
  listUncheckedClubs: { given: () => ({}), cells: operatorOnly },
  listDrawCountries: { given: () => ({}), cells: operatorOnly },
  setDrawCountry: {
    given: () => ({ params: { country: 'JP' }, body: { least_age: null } }),
    cells: operatorOnly,
  },
  clearDrawCountry: {
    given: async ({ app, owner }: Stage) => {
      await app.platform.db.query({
        text: `insert into draw_countries values ('KR', 19, '', $1, now()) on conflict do nothing`,
        values: [owner.id],
      });
      return { params: { country: 'KR' } };
    },
    cells: operatorOnly,
  },
  listDisputes: { given: () => ({ query: {} }), cells: operatorOnly },
  listFlaggedTopUps: { given: () => ({}), cells: operatorOnly },
  recordIdentityCheck: {
    given: () => ({ body: { user_id: randomUUID() } }),
    cells: refuse(operatorOnly, 'ledger.person-not-found', ['operator']),
  },
  approvePayout: { given: noPayout, cells: refuse(operatorOnly, 'ledger.payout-not-found', ['operator']) },
  markPayoutPaid: {
    given: () => ({ ...noPayout(), body: { reference: 'REF 1' } }),
    cells: refuse(operatorOnly, 'ledger.payout-not-found', ['operator']),
  },
  refusePayout: {
    given: () => ({ ...noPayout(), body: { reason: 'The name does not fit.' } }),
    cells: refuse(operatorOnly, 'ledger.payout-not-found', ['operator']),
  },
} satisfies RowsOf<'ledger'>;

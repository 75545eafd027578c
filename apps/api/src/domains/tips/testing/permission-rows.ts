// Owns who may call the endpoints of tips.
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
import { insertTip, putJar } from '../tips.store.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const givers = refuse({ ...verifiedOnly(), banned: 'clubs.banned' }, 'tips.own-club', [...admins, 'owner']);

async function withJar(stage: Stage) {
  const { app, club, owner } = stage;
  await putJar(app.platform.db, { club_id: club.id, on: true, by: owner.id, at: app.clock.now() });
  return ofClub(stage);
}

/** Of somebody whose account is gone, written straight into the table: what it cost is tried elsewhere. */
async function tipOf({ app, club }: Stage) {
  const id = newId(app.platform);
  await insertTip(app.platform.db, {
    ...{ id, club_id: club.id, user_id: null, anonymous: false, amount_cents: 100, fee_cents: 10 },
    ...{ note: 'Encore!', note_held: false, post_id: null, transfer_id: newId(app.platform) },
    at: app.clock.now(),
  });
  return { params: { id } };
}

export const tipsRows = {
  getTipJar: { given: ofClub, ...seen },
  setTipJar: { given: (stage) => ({ ...ofClub(stage), body: { on: true } }), ...staff },
  giveTip: {
    given: async (stage) => {
      await withMoney(stage);
      return { ...(await withJar(stage)), body: { amount_cents: 100 } };
    },
    cells: givers,
    in_private: hidden(refuse(givers, 'clubs.members-only', ['guest'])),
  },
  listTips: {
    given: ofClub,
    cells: staffOnly(signedInOnly(), 'seller'),
    in_private: hidden(staffOnly(signedInOnly(), 'seller')),
  },
  removeTipNote: { given: tipOf, ...staff },
} satisfies RowsOf<'tips'>;

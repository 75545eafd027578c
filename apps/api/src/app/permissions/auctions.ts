// Owns who may call the endpoints of auctions.
import { inMs, putLot } from '#app/testing/auctions.ts';
import { putDesign } from '#app/testing/items.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import type { Stage } from '#app/testing/world.ts';
import {
  anyone,
  type Cells,
  type RowsOf,
  refuse,
  signedInOnly,
  staffOnly,
  verifiedOnly,
} from './role-row.ts';

const hidden = (cells: Cells): Cells => ({ ...cells, banned: 'clubs.not-found' });
const outside = ['visitor', 'unverified', 'guest', 'banned', 'suspended'] as const;

/** Whoever may see the inside of the club. */
export const seen = {
  cells: anyone,
  in_private: hidden(refuse(anyone, 'clubs.members-only', outside)),
};
export const staff = { cells: staffOnly(), in_private: hidden(staffOnly()) };

const buyers = refuse({ ...verifiedOnly(), banned: 'clubs.banned' }, 'items.staff-receive-nothing', [
  'admin',
  'owner',
]);
/** Guests too, but not where they cannot look; nobody of the staff. */
export const buying = {
  cells: buyers,
  in_private: hidden(refuse(buyers, 'clubs.members-only', ['guest'])),
};

/** A caller who can pay: who is refused is refused for who they are. */
export async function withMoney({ app, me }: Stage): Promise<void> {
  if (me !== undefined) await giveCredits(app.platform.db, { user_id: me.id, amount: 10_000 });
}

const lot = async (stage: Stage) => ({ params: { id: await putLot(stage) } });

export const auctionRows = {
  getAuction: { given: lot, ...seen },
  listBids: { given: lot, ...seen },
  listClubAuctions: { given: ({ club }) => ({ params: { id: club.id } }), ...seen },
  listOwnBids: { given: () => ({}), cells: signedInOnly() },
  placeBid: {
    given: async (stage) => {
      await withMoney(stage);
      return { ...(await lot(stage)), body: { amount: 1000 } };
    },
    ...buying,
  },
  buyAuctionNow: {
    given: async (stage) => {
      await withMoney(stage);
      const id = await putLot(stage, { buy_now_cents: 2000 });
      return { params: { id }, body: { expected_price_cents: 2000 } };
    },
    ...buying,
  },
  openAuction: {
    given: async ({ app, club }) => ({
      params: { id: club.id },
      body: {
        design_id: await putDesign(app, { club_id: club.id }),
        title: 'A setlist',
        start_amount: 1000,
        ends_at: inMs(app, 3_600_000),
      },
    }),
    ...staff,
  },
  editAuction: {
    given: async (stage) => ({ ...(await lot(stage)), body: { story: 'It rained that night.' } }),
    ...staff,
  },
  cancelAuction: { given: lot, ...staff },
} satisfies RowsOf<'auctions'>;

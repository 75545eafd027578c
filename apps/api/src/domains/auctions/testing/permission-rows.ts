// Owns who may call the endpoints of auctions.
import { inMs, putLot } from '#app/testing/auctions.ts';
import { buying, seen, staff, withMoney } from '#app/testing/club-cells.ts';
import { putDesign } from '#app/testing/items.ts';
import { type RowsOf, signedInOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

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
    // A club has an end of auctions that are open at once.
    spends: true,
  },
  editAuction: {
    given: async (stage) => ({ ...(await lot(stage)), body: { story: 'It rained that night.' } }),
    ...staff,
  },
  cancelAuction: { given: lot, ...staff },
} satisfies RowsOf<'auctions'>;

// Owns who may call the endpoints of the market.
import { putClubCopy, putListing } from '#app/testing/auctions.ts';
import { buying, seen, staff, withMoney } from '#app/testing/club-cells.ts';
import { putDesign, putItem } from '#app/testing/items.ts';
import { anyone, type RowsOf, signedInOnly, verifiedOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const listing = async (stage: Stage) => ({ params: { id: await putListing(stage) } });

async function ownItem(stage: Stage) {
  const { app, club, me, owner } = stage;
  const design = await putDesign(app, { club_id: club.id });
  return { params: { id: (await putItem(app, design, (me ?? owner).id)).item_id } };
}

const sellers = { ...verifiedOnly(), banned: 'clubs.banned' };

export const marketRows = {
  listMarket: { given: ofClub, ...seen },
  getMarketItem: { given: listing, ...seen },
  getQuote: { given: listing, ...seen },
  listDesignPrices: {
    given: async ({ app, club }) => ({ params: { id: await putDesign(app, { club_id: club.id }) } }),
    ...seen,
  },
  listOwnListings: { given: () => ({}), cells: signedInOnly() },
  buyListing: {
    given: async (stage) => {
      await withMoney(stage);
      return { ...(await listing(stage)), body: { expected_price_cents: 2000 } };
    },
    ...buying,
  },
  quoteResale: {
    given: async (stage) => ({ ...(await ownItem(stage)), query: { price_cents: 1000 } }),
    cells: verifiedOnly(),
  },
  listItem: {
    given: async (stage) => ({
      ...(await ownItem(stage)),
      body: { price_cents: 1000, expected_royalty_bp: 500 },
    }),
    cells: sellers,
    in_private: { ...sellers, banned: 'clubs.not-found' },
  },
  closeListing: { given: listing, ...staff },
  editListing: {
    given: async (stage) => ({ ...(await listing(stage)), body: { price_cents: 2500 } }),
    ...staff,
  },
  addClubCopies: {
    given: async (stage) => {
      const { params } = await listing(stage);
      await putClubCopy(stage, params.id);
      return { params, body: { count: 1 } };
    },
    ...staff,
  },
  listClubListings: { given: ofClub, ...staff },
  openListing: {
    given: async ({ app, club }) => ({
      params: { id: club.id },
      body: { design_id: await putDesign(app, { club_id: club.id }), price_cents: 2000 },
    }),
    ...staff,
  },
  getMarketSettings: {
    given: ofClub,
    cells: anyone,
    in_private: { ...anyone, banned: 'clubs.not-found' },
  },
  setMarketSettings: { given: (stage) => ({ ...ofClub(stage), body: { royalty_bp: 300 } }), ...staff },
} satisfies RowsOf<'market'>;

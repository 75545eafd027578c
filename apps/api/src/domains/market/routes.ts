// Owns which action answers which endpoint of the market.
import * as endpoints from '@stagepass/contract/market/endpoints.ts';
import * as store from '@stagepass/contract/market/store-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindOnce } from '#platform/http/bind.ts';
import { buyListing } from './actions/buy-listing.ts';
import { addClubCopies, closeListing, editListing, openListing, setRoyalty } from './actions/keep-store.ts';
import { listItem, quoteResale } from './actions/resell-item.ts';
import {
  readListing,
  readMarket,
  readMarketItem,
  readOwnListings,
  readPrices,
  readQuote,
  readSettings,
  readStore,
} from './reads/read-market.ts';

const looking = [
  bind(endpoints.listMarket, (platform, { actor, params, query }) =>
    readMarket(platform, actor, params.id, query),
  ),
  bindData(endpoints.getMarketItem, (platform, { actor, params }) =>
    readMarketItem(platform, actor, params.id),
  ),
  bindData(endpoints.getQuote, (platform, { actor, params }) => readQuote(platform, actor, params.id)),
  bindData(endpoints.listDesignPrices, (platform, { actor, params, query }) =>
    readPrices(platform, actor, { design_id: params.id, days: query.days }),
  ),
  bind(endpoints.listOwnListings, (platform, { actor, query }) =>
    readOwnListings(platform, signedIn(actor), query),
  ),
];

const buyingAndSelling = [
  bindData(endpoints.buyListing, (platform, { actor, params, body, idempotency }) =>
    buyListing(platform, signedIn(actor), { ...body, listing_id: params.id, idempotency }),
  ),
  bindData(endpoints.quoteResale, (platform, { actor, params, query }) =>
    quoteResale(platform, signedIn(actor), { item_id: params.id, ...query }),
  ),
  bindOnce(
    endpoints.listItem,
    (platform, tx, { actor, params, body }) =>
      listItem(platform, tx, signedIn(actor), { ...body, item_id: params.id }),
    (platform, id, { actor }) => readListing(platform, actor, id),
  ),
  bindData(endpoints.closeListing, async (platform, { actor, params }) => {
    await closeListing(platform, signedIn(actor), params.id);
    return readListing(platform, actor, params.id);
  }),
  bindData(store.editListing, async (platform, { actor, params, body }) => {
    await editListing(platform, signedIn(actor), params.id, body);
    return readListing(platform, actor, params.id);
  }),
];

const keepingStore = [
  bind(store.listClubListings, (platform, { actor, params, query }) =>
    readStore(platform, signedIn(actor), params.id, query),
  ),
  bindOnce(
    store.openListing,
    (platform, tx, { actor, params, body }) =>
      openListing(platform, tx, signedIn(actor), { club: params.id, listing: body }),
    (platform, id, { actor }) => readListing(platform, actor, id),
  ),
  bindOnce(
    store.addClubCopies,
    (platform, tx, { actor, params, body }) =>
      addClubCopies(platform, tx, signedIn(actor), { id: params.id, ...body }),
    (platform, id, { actor }) => readListing(platform, actor, id),
  ),
  bindData(store.getMarketSettings, (platform, { actor, params }) =>
    readSettings(platform, actor, params.id),
  ),
  bindData(store.setMarketSettings, async (platform, { actor, params, body }) => {
    await setRoyalty(platform, signedIn(actor), { club: params.id, ...body });
    return readSettings(platform, actor, params.id);
  }),
];

export const routes = [...looking, ...buyingAndSelling, ...keepingStore];

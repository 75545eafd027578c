// Owns which action answers which endpoint of the market.
import * as endpoints from '@stagepass/contract/market/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind } from '#platform/http/bind.ts';
import { idempotentCall } from '#platform/idempotency/idempotent-call.ts';
import { buyListing } from './actions/buy-listing.ts';
import { closeListing, editListing, openListing, setRoyalty } from './actions/keep-store.ts';
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
  bind(endpoints.getMarketItem, async (platform, { actor, params }) => ({
    data: await readMarketItem(platform, actor, params.id),
  })),
  bind(endpoints.getQuote, async (platform, { actor, params }) => ({
    data: await readQuote(platform, actor, params.id),
  })),
  bind(endpoints.listDesignPrices, async (platform, { actor, params, query }) => ({
    data: await readPrices(platform, actor, { design_id: params.id, days: query.days }),
  })),
  bind(endpoints.listOwnListings, (platform, { actor, query }) =>
    readOwnListings(platform, signedIn(actor), query),
  ),
];

const buyingAndSelling = [
  bind(endpoints.buyListing, async (platform, call) => {
    const { actor, params, body } = call;
    const idempotency = idempotentCall(endpoints.buyListing, call);
    const buying = { ...body, listing_id: params.id, idempotency };
    return { data: await buyListing(platform, signedIn(actor), buying) };
  }),
  bind(endpoints.quoteResale, async (platform, { actor, params, query }) => ({
    data: await quoteResale(platform, signedIn(actor), { item_id: params.id, ...query }),
  })),
  bind(endpoints.listItem, async (platform, call) => {
    const { actor, params, body } = call;
    const idempotency = idempotentCall(endpoints.listItem, call);
    const id = await listItem(platform, signedIn(actor), { ...body, item_id: params.id, idempotency });
    return { data: await readListing(platform, actor, id) };
  }),
  bind(endpoints.closeListing, async (platform, { actor, params }) => {
    await closeListing(platform, signedIn(actor), params.id);
    return { data: await readListing(platform, actor, params.id) };
  }),
  bind(endpoints.editListing, async (platform, { actor, params, body }) => {
    await editListing(platform, signedIn(actor), params.id, body);
    return { data: await readListing(platform, actor, params.id) };
  }),
];

const keepingStore = [
  bind(endpoints.listClubListings, (platform, { actor, params, query }) =>
    readStore(platform, signedIn(actor), params.id, query),
  ),
  bind(endpoints.openListing, async (platform, call) => {
    const { actor, params, body } = call;
    const idempotency = idempotentCall(endpoints.openListing, call);
    const id = await openListing(platform, signedIn(actor), { club: params.id, listing: body, idempotency });
    return { data: await readListing(platform, actor, id) };
  }),
  bind(endpoints.getMarketSettings, async (platform, { actor, params }) => ({
    data: await readSettings(platform, actor, params.id),
  })),
  bind(endpoints.setMarketSettings, async (platform, { actor, params, body }) => {
    await setRoyalty(platform, signedIn(actor), { club: params.id, ...body });
    return { data: await readSettings(platform, actor, params.id) };
  }),
];

export const routes = [...looking, ...buyingAndSelling, ...keepingStore];

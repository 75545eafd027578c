// Owns which action answers which endpoint of auctions.
import * as endpoints from '@stagepass/contract/auctions/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindOnce } from '#platform/http/bind.ts';
import { buyNow } from './actions/buy-now.ts';
import { cancelAuction, editAuction, openAuction } from './actions/manage-auction.ts';
import { placeBid } from './actions/place-bid.ts';
import { readAuction, readBids, readClubAuctions, readOwnBids } from './reads/read-auctions.ts';

export const routes = [
  bindData(endpoints.getAuction, (platform, { actor, params }) => readAuction(platform, actor, params.id)),
  bind(endpoints.listBids, (platform, { actor, params, query }) =>
    readBids(platform, actor, params.id, query),
  ),
  bindData(endpoints.placeBid, (platform, { actor, params, body, idempotency }) =>
    placeBid(platform, signedIn(actor), { ...body, auction_id: params.id, idempotency }),
  ),
  bindOnce(
    endpoints.buyAuctionNow,
    (platform, tx, { actor, params, body }) =>
      buyNow(platform, tx, signedIn(actor), { ...body, auction_id: params.id }),
    async (_, data) => data,
  ),
  bind(endpoints.listClubAuctions, (platform, { actor, params, query }) =>
    readClubAuctions(platform, actor, params.id, query),
  ),
  bind(endpoints.listOwnBids, (platform, { actor, query }) => readOwnBids(platform, signedIn(actor), query)),
  bindOnce(
    endpoints.openAuction,
    (platform, tx, { actor, params, body }) =>
      openAuction(platform, tx, signedIn(actor), { club: params.id, auction: body }),
    (platform, id, { actor }) => readAuction(platform, actor, id),
  ),
  bindData(endpoints.editAuction, async (platform, { actor, params, body }) => {
    await editAuction(platform, signedIn(actor), params.id, body);
    return readAuction(platform, actor, params.id);
  }),
  bindData(endpoints.cancelAuction, async (platform, { actor, params }) => {
    await cancelAuction(platform, signedIn(actor), params.id);
    return readAuction(platform, actor, params.id);
  }),
];

// Owns which action answers which endpoint of auctions.
import * as endpoints from '@stagepass/contract/auctions/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind } from '#platform/http/bind.ts';
import { idempotentCall } from '#platform/idempotency/idempotent-call.ts';
import { buyNow } from './actions/buy-now.ts';
import { cancelAuction, editAuction, openAuction } from './actions/manage-auction.ts';
import { placeBid } from './actions/place-bid.ts';
import { readAuction, readBids, readClubAuctions, readOwnBids } from './reads/read-auctions.ts';

export const routes = [
  bind(endpoints.getAuction, async (platform, { actor, params }) => ({
    data: await readAuction(platform, actor, params.id),
  })),
  bind(endpoints.listBids, (platform, { actor, params, query }) =>
    readBids(platform, actor, params.id, query),
  ),
  bind(endpoints.placeBid, async (platform, call) => {
    const { actor, params, body } = call;
    const idempotency = idempotentCall(endpoints.placeBid, call);
    const bid = { ...body, auction_id: params.id, idempotency };
    return { data: await placeBid(platform, signedIn(actor), bid) };
  }),
  bind(endpoints.buyAuctionNow, async (platform, call) => {
    const { actor, params, body } = call;
    const idempotency = idempotentCall(endpoints.buyAuctionNow, call);
    return { data: await buyNow(platform, signedIn(actor), { ...body, auction_id: params.id, idempotency }) };
  }),
  bind(endpoints.listClubAuctions, (platform, { actor, params, query }) =>
    readClubAuctions(platform, actor, params.id, query),
  ),
  bind(endpoints.listOwnBids, (platform, { actor, query }) => readOwnBids(platform, signedIn(actor), query)),
  bind(endpoints.openAuction, async (platform, call) => {
    const { actor, params, body } = call;
    const idempotency = idempotentCall(endpoints.openAuction, call);
    const id = await openAuction(platform, signedIn(actor), { club: params.id, auction: body, idempotency });
    return { data: await readAuction(platform, actor, id) };
  }),
  bind(endpoints.editAuction, async (platform, { actor, params, body }) => {
    await editAuction(platform, signedIn(actor), params.id, body);
    return { data: await readAuction(platform, actor, params.id) };
  }),
  bind(endpoints.cancelAuction, async (platform, { actor, params }) => {
    await cancelAuction(platform, signedIn(actor), params.id);
    return { data: await readAuction(platform, actor, params.id) };
  }),
];

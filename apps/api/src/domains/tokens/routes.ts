// Owns which action answers which endpoint of tokens.
import * as endpoints from '@stagepass/contract/tokens/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindOnce } from '#platform/http/bind.ts';
import { buyTokens } from './actions/buy-tokens.ts';
import { createToken } from './actions/create-token.ts';
import { sendTokens } from './actions/send-tokens.ts';
import { announcePrice, withdrawPrice } from './actions/set-price.ts';
import { readBooks, readMoves } from './reads/read-books.ts';
import { readHistory, readOwnTokens, readToken } from './reads/read-token.ts';

export const routes = [
  bindData(endpoints.listOwnTokens, (platform, { actor }) => readOwnTokens(platform, signedIn(actor))),
  bindData(endpoints.getToken, (platform, { actor, params }) => readToken(platform, actor, params.id)),
  bindOnce(
    endpoints.createToken,
    (platform, tx, { actor, params, body }) =>
      createToken(platform, tx, signedIn(actor), { club: params.id, draft: body }),
    (platform, id, { actor }) => readToken(platform, actor, id),
  ),
  bindData(endpoints.announceTokenPrice, async (platform, { actor, params, body }) => {
    await announcePrice(platform, signedIn(actor), { club: params.id, ...body });
    return readToken(platform, actor, params.id);
  }),
  bindData(endpoints.withdrawTokenPrice, async (platform, { actor, params }) => {
    await withdrawPrice(platform, signedIn(actor), params.id);
    return readToken(platform, actor, params.id);
  }),
  bindOnce(
    endpoints.buyTokens,
    (platform, tx, { actor, params, body: { amount, expected_price_cents } }) =>
      buyTokens(platform, tx, signedIn(actor), { club: params.id, amount, expected_price_cents }),
    async (_platform, bought) => bought,
  ),
  bindData(endpoints.sendTokens, (platform, { actor, params, body, idempotency }) =>
    sendTokens(platform, signedIn(actor), { club: params.id, ...body, idempotency }),
  ),
  bindData(endpoints.getTokenHistory, (platform, { actor, params, query }) =>
    readHistory(platform, actor, { club: params.id, ...query }),
  ),
  bindData(endpoints.getTokenSupply, (platform, { actor, params }) => readBooks(platform, actor, params.id)),
  bind(endpoints.listTokenMoves, (platform, { actor, params, query }) =>
    readMoves(platform, actor, { club: params.id, ...query }),
  ),
];

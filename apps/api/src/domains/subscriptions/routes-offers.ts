// Owns which action answers which endpoint of promotion codes and of the offer to come back.
import * as offers from '@stagepass/contract/subscriptions/offer-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData } from '#platform/http/bind.ts';
import { createCode, setCode } from './actions/keep-codes.ts';
import { setWinBack, stay } from './actions/win-back.ts';
import { quoteCode, readCodes, readWinBack } from './reads/read-codes.ts';
import { readSubscription } from './reads/read-subscription.ts';

export const offerRoutes = [
  bindData(offers.quoteCode, (platform, { actor, params, query }) =>
    quoteCode(platform, signedIn(actor), params.id, query),
  ),
  bind(offers.listCodes, (platform, { actor, params, query }) =>
    readCodes(platform, actor, params.id, query),
  ),
  bindData(offers.createCode, (platform, { actor, params, body }) =>
    createCode(platform, actor, params.id, body),
  ),
  bindData(offers.setCode, (platform, { actor, params, body }) =>
    setCode(platform, actor, params.id, body.active),
  ),
  bindData(offers.getWinBack, (platform, { actor, params }) => readWinBack(platform, actor, params.id)),
  bindData(offers.setWinBack, (platform, { actor, params, body }) =>
    setWinBack(platform, actor, params.id, body),
  ),
  bindData(offers.stay, async (platform, { actor, params }) => {
    await stay(platform, signedIn(actor), params.id);
    return readSubscription(platform, signedIn(actor), params.id);
  }),
];

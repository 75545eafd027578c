// Owns which action answers which endpoint of gifts.
import * as gifts from '@stagepass/contract/subscriptions/gift-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData } from '#platform/http/bind.ts';
import { withIdempotency } from '#platform/idempotency/idempotency.ts';
import { claimGift } from './actions/claim-gift.ts';
import { giveSubscription } from './actions/give-subscription.ts';
import { cancelGift } from './actions/return-gift.ts';
import { readGift, readGivenGift, readGivenGifts } from './reads/read-gifts.ts';
import { readSubscription } from './reads/read-subscription.ts';

export const giftRoutes = [
  bindData(gifts.giveSubscription, async (platform, { actor, params, body, idempotency }) => {
    const user = signedIn(actor);
    const { gift_id } = await platform.db.transaction((tx) =>
      withIdempotency(tx, idempotency, () =>
        giveSubscription(platform, tx, user, { ...body, plan_id: params.id }),
      ),
    );
    return readGivenGift(platform, user, gift_id);
  }),
  bind(gifts.listGifts, (platform, { actor, query }) => readGivenGifts(platform, signedIn(actor), query)),
  bindData(gifts.cancelGift, async (platform, { actor, params }) => {
    await cancelGift(platform, signedIn(actor), params.id);
    return readGivenGift(platform, signedIn(actor), params.id);
  }),
  bindData(gifts.getGift, (platform, { actor, params }) => readGift(platform, actor, params.secret)),
  bindData(gifts.claimGift, async (platform, { actor, params }) => {
    const user = signedIn(actor);
    return readSubscription(platform, user, await claimGift(platform, user, params.secret));
  }),
];

// Owns which action answers which endpoint of subscriptions.
import * as endpoints from '@stagepass/contract/subscriptions/endpoints.ts';
import * as manage from '@stagepass/contract/subscriptions/manage-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import {
  acceptPrice,
  cancelSubscription,
  changeOwnOnce,
  resumeSubscription,
  setUseCard,
} from './actions/cancel.ts';
import { changePlanOf, keepPlan } from './actions/change-plan.ts';
import { changePlan, createPlan, reorderPlans, setPlanState } from './actions/keep-plans.ts';
import { payOpen } from './actions/pay-open.ts';
import { refundSubscription } from './actions/refund.ts';
import { subscribeOnce } from './actions/subscribe.ts';
import { readManagedPlans, readPlan, readPlans } from './reads/read-plans.ts';
import { readFigures, readSubscribers } from './reads/read-subscribers.ts';
import {
  readChange,
  readOwnSubscriptions,
  readPeriods,
  readSubscription,
} from './reads/read-subscription.ts';
import { giftRoutes } from './routes-gifts.ts';
import { offerRoutes } from './routes-offers.ts';

const subscribing = [
  bindData(endpoints.listPlans, (platform, { actor, params }) => readPlans(platform, actor, params.id)),
  bindData(endpoints.getPlan, (platform, { actor, params }) => readPlan(platform, actor, params.id)),
  bindData(endpoints.subscribe, async (platform, { actor, params, body, idempotency }) => {
    const user = signedIn(actor);
    const id = await subscribeOnce(platform, user, { ...body, plan_id: params.id }, idempotency);
    return readSubscription(platform, user, id);
  }),
];

const own = [
  bind(endpoints.listSubscriptions, (platform, { actor, query }) =>
    readOwnSubscriptions(platform, signedIn(actor), query),
  ),
  bindData(endpoints.getSubscription, (platform, { actor, params }) =>
    readSubscription(platform, signedIn(actor), params.id),
  ),
  bind(endpoints.listPeriods, (platform, { actor, params, query }) =>
    readPeriods(platform, signedIn(actor), params.id, query),
  ),
  bindData(endpoints.cancelSubscription, async (platform, { actor, params, body }) => {
    await cancelSubscription(platform, signedIn(actor), params.id, body.reason);
    return readSubscription(platform, signedIn(actor), params.id);
  }),
  bindData(endpoints.resumeSubscription, async (platform, { actor, params }) => {
    await resumeSubscription(platform, signedIn(actor), params.id);
    return readSubscription(platform, signedIn(actor), params.id);
  }),
  bindData(endpoints.setUseCard, async (platform, { actor, params, body }) => {
    await setUseCard(platform, signedIn(actor), params.id, body.use_card);
    return readSubscription(platform, signedIn(actor), params.id);
  }),
  bindData(endpoints.acceptPrice, async (platform, { actor, params, body }) => {
    await acceptPrice(platform, signedIn(actor), params.id, body.price_cents);
    return readSubscription(platform, signedIn(actor), params.id);
  }),
  bindData(endpoints.quoteChange, (platform, { actor, params, query }) =>
    readChange(platform, signedIn(actor), params.id, query),
  ),
  bindData(endpoints.changeSubscription, async (platform, { actor, params, body, idempotency }) => {
    const user = signedIn(actor);
    await changeOwnOnce(platform, user, params.id, idempotency, (tx) =>
      changePlanOf(platform, tx, user, { ...body, id: params.id }),
    );
    return readSubscription(platform, user, params.id);
  }),
  bindData(endpoints.keepPlan, async (platform, { actor, params }) => {
    await keepPlan(platform, signedIn(actor), params.id);
    return readSubscription(platform, signedIn(actor), params.id);
  }),
  bindData(endpoints.payOpen, async (platform, { actor, params, body, idempotency }) => {
    const user = signedIn(actor);
    await changeOwnOnce(platform, user, params.id, idempotency, (tx) =>
      payOpen(platform, tx, user, { ...body, id: params.id }),
    );
    return readSubscription(platform, user, params.id);
  }),
  bindData(endpoints.refundSubscription, async (platform, { actor, params, idempotency }) => {
    const user = signedIn(actor);
    await changeOwnOnce(platform, user, params.id, idempotency, (tx) =>
      refundSubscription(platform, tx, user, params.id),
    );
    return readSubscription(platform, user, params.id);
  }),
];

const managing = [
  bindData(manage.listManagedPlans, (platform, { actor, params }) =>
    readManagedPlans(platform, actor, params.id),
  ),
  bindData(manage.createPlan, (platform, { actor, params, body }) =>
    createPlan(platform, actor, params.id, body),
  ),
  bindData(manage.changePlan, (platform, { actor, params, body }) =>
    changePlan(platform, actor, params.id, body),
  ),
  bindData(manage.setPlanState, (platform, { actor, params, body }) =>
    setPlanState(platform, actor, params.id, body.state),
  ),
  bindDone(manage.reorderPlans, (platform, { actor, params, body }) =>
    reorderPlans(platform, actor, params.id, body.ids),
  ),
  bind(manage.listSubscribers, (platform, { actor, params, query }) =>
    readSubscribers(platform, actor, params.id, query),
  ),
  bindData(manage.getSubscriptionFigures, (platform, { actor, params }) =>
    readFigures(platform, actor, params.id),
  ),
];

export const routes = [...subscribing, ...own, ...managing, ...offerRoutes, ...giftRoutes];

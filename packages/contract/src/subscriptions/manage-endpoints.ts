// Owns the endpoints of subscriptions for those who run a club: plans, subscribers and figures.

import { planStates, subscriptionStatuses } from '@stagepass/base/subscription-kinds.ts';
import { z } from 'zod';
import { clubClosing, clubNotFound, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { conflict } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, id, idFilter, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { managedPlan, planDraft, subscriber, subscriptionFigures } from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.planNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const rates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const managed = [clubNotFound, staffOnly, scopeMissing] as const;

export const listManagedPlans = endpoint({
  method: 'GET',
  path: '/clubs/:id/managed-plans',
  summary: 'All plans of a club, with those that are paused or archived.',
  who: 'fan',
  params: clubParams,
  answer: answer(z.array(managedPlan)),
  errors: managed,
});

export const createPlan = endpoint({
  method: 'POST',
  path: '/clubs/:id/plans',
  summary: 'Makes a plan, which fans can subscribe to from now on.',
  who: 'verified',
  rates,
  params: clubParams,
  body: planDraft,
  status: 201,
  answer: answer(managedPlan),
  errors: [...managed, clubClosing, e.tooManyPlans, e.planTierGone],
});

export const changePlan = endpoint({
  method: 'PUT',
  path: '/plans/:id',
  summary:
    'Changes a plan. Subscribers get a lower price with their next payment, and are asked before they pay a higher one.',
  who: 'verified',
  rates,
  params,
  body: planDraft.safeExtend({ version: z.int() }),
  answer: answer(managedPlan),
  errors: [...managed, e.planNotFound, conflict, e.planTierGone, e.placesTaken, e.planArchived],
});

export const setPlanState = endpoint({
  method: 'PUT',
  path: '/plans/:id/state',
  summary:
    'Active; paused: nobody subscribes or is charged, and subscribers keep access; archived: nothing is renewed any more, for good.',
  who: 'verified',
  rates,
  params,
  body: z.strictObject({ state: z.enum(planStates) }),
  answer: answer(managedPlan),
  errors: [...managed, e.planNotFound, e.planArchived],
});

export const reorderPlans = endpoint({
  method: 'PUT',
  path: '/clubs/:id/plans/order',
  summary: 'Sets the order in which fans see the plans: every id that is not archived, once.',
  who: 'verified',
  rates,
  params: clubParams,
  body: z.strictObject({ ids: z.array(id).max(50) }),
  answer: done,
  errors: [...managed, conflict],
});

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/clubs/:id/subscribers',
  summary: 'Who subscribes, or did, newest first.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({
    status: z.enum(subscriptionStatuses).optional(),
    plan_id: idFilter,
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(24),
  }),
  answer: page(subscriber),
  errors: managed,
});

export const getSubscriptionFigures = endpoint({
  method: 'GET',
  path: '/clubs/:id/subscription-figures',
  summary: 'How many subscribe, what comes in each month, who left and why.',
  who: 'fan',
  params: clubParams,
  answer: answer(subscriptionFigures),
  errors: managed,
});

// What subscriptions offer beyond their row: a line of a statement opens the subscription that was paid for.
import { subscriptionPath } from './public/paths.ts';

export const slots = { causeLinks: { subscription: subscriptionPath } };

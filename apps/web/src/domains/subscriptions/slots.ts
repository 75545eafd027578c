// What subscriptions offer beyond their row: a line of a statement opens the subscription that was paid for, or the gifts that were.
import { givenGiftsPath, subscriptionPath } from './public/paths.ts';

export const slots = { causeLinks: { subscription: subscriptionPath, 'subscription-gift': givenGiftsPath } };

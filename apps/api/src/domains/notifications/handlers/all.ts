// Owns the list of everything that notifications listen to.
import { auctionHandlers } from './auctions.ts';
import { chatHandlers } from './chat.ts';
import { clubHandlers } from './clubs.ts';
import { earnedHandlers } from './earned.ts';
import { eventHandlers } from './events.ts';
import { licenseHandlers } from './licenses.ts';
import { marketHandlers } from './market.ts';
import { postHandlers } from './posts.ts';
import { saleHandlers } from './sales.ts';
import { subscriberHandlers } from './subscribers.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { tokenHandlers } from './tokens.ts';
import { voteHandlers } from './votes.ts';

export const handlers = [
  ...postHandlers,
  ...auctionHandlers,
  ...marketHandlers,
  ...eventHandlers,
  ...saleHandlers,
  ...subscriptionHandlers,
  ...subscriberHandlers,
  ...earnedHandlers,
  ...clubHandlers,
  ...licenseHandlers,
  ...chatHandlers,
  ...voteHandlers,
  ...tokenHandlers,
];

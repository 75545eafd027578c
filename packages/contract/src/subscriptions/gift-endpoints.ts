// Owns the endpoints of gifts: giving a subscription, one's own gifts, and claiming one by its link.
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, membersOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { staffReceiveNothing } from '../items/errors.ts';
import { spendErrors } from '../ledger/errors.ts';
import { linkBlocked, textBlocked } from '../posts/errors.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { giftView, giftWish, givenGift } from './gift-shapes.ts';
import { subscription } from './shapes.ts';

const hour = 3600;
const rates = [{ by: 'user', limit: 60, window_s: hour }] as const;
/** Whatever somebody typed or was sent: what is no link is simply not there. */
const linkParams = z.strictObject({ secret: z.string().min(1).max(100) });
const club = [clubNotFound, membersOnly, bannedHere, clubClosing, staffReceiveNothing] as const;

export const giveSubscription = endpoint({
  method: 'POST',
  path: '/plans/:id/gifts',
  summary:
    'Pays for months of a plan as a gift, which a link opens. The money is held until it is claimed. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates,
  params: z.strictObject({ id: idOr(e.planNotFound) }),
  body: giftWish,
  status: 201,
  answer: answer(givenGift),
  errors: [
    e.planNotFound,
    ...club,
    e.planNotOffered,
    e.planFull,
    e.planPriceChanged,
    textBlocked,
    linkBlocked,
    ...spendErrors,
  ],
});

export const listGifts = endpoint({
  method: 'GET',
  path: '/users/me/subscription-gifts',
  summary: 'The subscriptions that the caller gave, newest first, with the links of those that wait.',
  who: 'fan',
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(24) }),
  answer: page(givenGift),
  errors: [],
});

export const cancelGift = endpoint({
  method: 'POST',
  path: '/subscription-gifts/:id/cancel',
  summary: 'Takes a gift back that nobody has claimed: the whole amount is free again.',
  who: 'fan',
  rates,
  params: z.strictObject({ id: idOr(e.giftNotFound) }),
  answer: answer(givenGift),
  errors: [e.giftNotFound, e.giftClaimed],
});

export const getGift = endpoint({
  method: 'GET',
  path: '/gift-links/:secret',
  summary: 'A gift, as whoever has its link sees it.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 120, window_s: hour }],
  params: linkParams,
  answer: answer(giftView),
  errors: [e.giftNotFound],
});

export const claimGift = endpoint({
  method: 'POST',
  path: '/gift-links/:secret/claim',
  summary:
    'Begins the subscription that was given. Repeated by the same fan it answers the same subscription.',
  who: 'verified',
  rates,
  params: linkParams,
  answer: answer(subscription),
  errors: [
    e.giftNotFound,
    e.giftClaimed,
    e.giftCancelled,
    e.giftExpired,
    e.giftWhileSubscribed,
    e.planNotFound,
    ...club,
  ],
});

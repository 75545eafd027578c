// Owns the endpoints of promotion codes and of the offer to come back, for fans and for those who run a club.
import { z } from 'zod';
import { clubClosing, clubNotFound, membersOnly, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { codeDraft, codeQuote, promotionCode, typedCode, winBack } from './offer-shapes.ts';
import { billing, subscription } from './shapes.ts';

const hour = 3600;
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const rates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const managed = [clubNotFound, staffOnly, scopeMissing] as const;

export const quoteCode = endpoint({
  method: 'GET',
  path: '/plans/:id/code-quote',
  summary: 'What the plan costs with a promotion code, for the caller.',
  who: 'fan',
  /** So few that codes cannot be found by trying. */
  rates: [{ by: 'user', limit: 30, window_s: hour }],
  params: z.strictObject({ id: idOr(e.planNotFound) }),
  query: z.strictObject({ code: typedCode, billing }),
  answer: answer(codeQuote),
  errors: [e.planNotFound, clubNotFound, membersOnly, e.planNotOffered, ...e.codeErrors],
});

export const listCodes = endpoint({
  method: 'GET',
  path: '/clubs/:id/promotion-codes',
  summary: 'Promotion codes of a club with their uses, newest first.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(24) }),
  answer: page(promotionCode),
  errors: managed,
});

export const createCode = endpoint({
  method: 'POST',
  path: '/clubs/:id/promotion-codes',
  summary: 'Makes a promotion code, which fans can use from now on.',
  who: 'verified',
  rates,
  params: clubParams,
  body: codeDraft,
  status: 201,
  answer: answer(promotionCode),
  errors: [...managed, clubClosing, e.codeTaken, e.tooManyCodes, e.planNotFound],
});

export const setCode = endpoint({
  method: 'PUT',
  path: '/promotion-codes/:id/active',
  summary: 'Switches a promotion code on or off. Who used it keeps the discount.',
  who: 'verified',
  rates,
  params: z.strictObject({ id: idOr(e.codeNotFound) }),
  body: z.strictObject({ active: z.boolean() }),
  answer: answer(promotionCode),
  errors: [...managed, e.codeNotFound, e.tooManyCodes],
});

export const getWinBack = endpoint({
  method: 'GET',
  path: '/clubs/:id/win-back',
  summary: 'The offer of a club to fans whose subscription ended.',
  who: 'fan',
  params: clubParams,
  answer: answer(winBack),
  errors: managed,
});

export const setWinBack = endpoint({
  method: 'PUT',
  path: '/clubs/:id/win-back',
  summary:
    'Changes the offer to fans whose subscription ended, and switches it on or off. Who took it keeps the discount.',
  who: 'verified',
  rates,
  params: clubParams,
  body: winBack,
  answer: answer(winBack),
  errors: [...managed, clubClosing],
});

export const stay = endpoint({
  method: 'POST',
  path: '/subscriptions/:id/stay',
  summary:
    'Takes the club’s offer to stay instead of canceling: a discount on the next payments, once in a club.',
  who: 'verified',
  rates,
  params: z.strictObject({ id: idOr(e.subscriptionNotFound) }),
  answer: answer(subscription),
  errors: [e.subscriptionNotFound, e.alreadyEnded, e.paymentUnderWay, e.winBackGone],
});

// Owns the endpoints of the site operator's money tables: where draws are offered, and payments that were disputed.
import { z } from 'zod';
import { stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, id, page, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import * as e from './errors.ts';

const rates = [{ by: 'user', limit: 300, window_s: 3600 }] as const;
const params = z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters') });

const drawCountry = z.object({
  country: z.string(),
  /** Null where nothing can be drawn. */
  least_age: z.int().nullable(),
  note: z.string(),
  /** Closed by the configuration of the server: no row opens it. */
  by_configuration: z.boolean(),
  set_at: time.nullable(),
});
export type DrawCountry = z.infer<typeof drawCountry>;

export const listDrawCountries = endpoint({
  method: 'GET',
  path: '/operator/countries',
  summary:
    'Countries where paid draws are closed or for older people only. Everywhere else they are for adults of 18.',
  who: 'operator',
  answer: answer(z.array(drawCountry)),
  errors: [],
});

export const setDrawCountry = endpoint({
  method: 'PUT',
  path: '/operator/countries/:country',
  summary: 'Closes paid draws in a country, or lets people draw there from an age on. It counts at once.',
  who: 'operator',
  rates,
  params,
  body: z.strictObject({
    /** Null closes the country. */
    least_age: z.int().min(18).max(30).nullable(),
    note: z.string().trim().max(300).default(''),
  }),
  answer: answer(z.array(drawCountry)),
  errors: [stepUpNeeded, e.countryUnknown],
});

export const clearDrawCountry = endpoint({
  method: 'DELETE',
  path: '/operator/countries/:country',
  summary: 'Puts a country back under the usual rule.',
  who: 'operator',
  rates,
  params,
  answer: answer(z.array(drawCountry)),
  errors: [stepUpNeeded, e.countryUnknown],
});

const dispute = z.object({
  id,
  kind: z.enum(['dispute', 'refund']),
  state: z.enum(['open', 'won', 'lost']),
  user: userCard.nullable(),
  amount_cents: z.int(),
  /** What the fan still owes of it: nothing can be spent before. */
  owed_cents: z.int(),
  /** The payment service's name of it. */
  payment_ref: z.string(),
  at: time,
});
export type Dispute = z.infer<typeof dispute>;

export const listDisputes = endpoint({
  method: 'GET',
  path: '/operator/disputes',
  summary:
    'Payments that a bank took back or asks about, newest first; with open, those that are not settled.',
  who: 'operator',
  query: z.strictObject({ show: z.enum(['open', 'all']).default('open'), cursor }),
  answer: page(dispute),
  errors: [],
});

const flaggedTopUp = z.object({
  id,
  user: userCard.nullable(),
  amount_cents: z.int(),
  problem: z.string(),
  payment_ref: z.string().nullable(),
  at: time,
});
export type FlaggedTopUp = z.infer<typeof flaggedTopUp>;

export const listFlaggedTopUps = endpoint({
  method: 'GET',
  path: '/operator/flagged-top-ups',
  summary:
    'Top-ups that were paid otherwise than they were asked for: to be refunded at the payment service.',
  who: 'operator',
  answer: answer(z.array(flaggedTopUp)),
  errors: [],
});

// Owns the endpoints of the wallet: balances, holds, statement, receipts, limits, pause, identity; and the ledger's heads.
import { EXCLUSION_DAYS } from '@stagepass/base/spending-pause.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, csv, cursor, idOr, page, pdf } from '../shapes.ts';
import * as e from './errors.ts';
import {
  day,
  ledgerHead,
  statementFilter,
  statementLine,
  statementWords,
  transferView,
  wallet,
  walletHold,
} from './shapes.ts';

const hour = 3600;
const limit = z.coerce.number().int().min(1).max(100).default(30);
export const getWallet = endpoint({
  method: 'GET',
  path: '/wallet',
  summary: 'My wallet: balance, available, held, spending limits, and how I can top up.',
  who: 'fan',
  scope: 'value:read',
  answer: answer(wallet),
  errors: [],
});

export const listHolds = endpoint({
  method: 'GET',
  path: '/wallet/holds',
  summary: 'My held amounts, newest first; with `q` those found by item, club or amount.',
  who: 'fan',
  scope: 'value:read',
  query: z.strictObject({ q: statementWords.optional(), cursor, limit }),
  answer: page(walletHold),
  errors: [],
});

export const listStatement = endpoint({
  method: 'GET',
  path: '/wallet/statement',
  summary: 'My transactions with the balance after each, newest first.',
  who: 'fan',
  scope: 'value:read',
  query: statementFilter.extend({ cursor, limit }),
  answer: page(statementLine),
  errors: [],
});

export const exportStatement = endpoint({
  method: 'GET',
  path: '/wallet/statement.csv',
  summary: 'My transactions as CSV, without pages.',
  who: 'fan',
  rates: [{ by: 'user', limit: 20, window_s: 3600 }],
  query: statementFilter,
  ...csv,
  errors: [],
});

export const getTransfer = endpoint({
  method: 'GET',
  path: '/wallet/transfers/:id',
  summary: 'One transaction of mine: its receipt with tax, and the proof of its place in the hash chain.',
  who: 'fan',
  scope: 'value:read',
  params: z.strictObject({ id: idOr(e.transferNotFound) }),
  answer: answer(transferView),
  errors: [e.transferNotFound],
});

export const printReceipt = endpoint({
  method: 'GET',
  path: '/wallet/transfers/:id/receipt.pdf',
  summary:
    'The receipt of one of my payments as a file to print, with its tax and what was refunded. Operators may read any.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: z.strictObject({ id: idOr(e.transferNotFound) }),
  ...pdf,
  errors: [e.transferNotFound],
});

const limitCents = z.int().min(0).max(100_000_000).nullable();

export const setLimits = endpoint({
  method: 'PUT',
  path: '/wallet/limits',
  summary:
    'Sets my daily and monthly spending limits; null for none. A lower limit applies at once, a higher one after 24 hours.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  body: z.strictObject({ day_cents: limitCents, month_cents: limitCents }),
  answer: answer(wallet),
  errors: [],
});

export const excludeSelf = endpoint({
  method: 'POST',
  path: '/wallet/exclusion',
  summary:
    'Pauses all my spending and top-ups for 1, 7, 30 or 180 days. A pause can’t be undone or shortened.',
  who: 'verified',
  rates: [{ by: 'user', limit: 30, window_s: hour }],
  body: z.strictObject({
    days: z.literal(EXCLUSION_DAYS),
  }),
  answer: answer(wallet),
  errors: [e.exclusionShorter],
});

export const setIdentity = endpoint({
  method: 'PUT',
  path: '/wallet/identity',
  summary: 'Saves my birth date and country, once: before the first top-up or pack.',
  who: 'verified',
  rates: [{ by: 'user', limit: 20, window_s: hour }],
  body: z.strictObject({ birth_date: day, country: z.string().regex(/^[A-Z]{2}$/, 'isn’t a country code') }),
  answer: answer(wallet),
  errors: [e.identityKnown, e.birthDateImpossible, e.tooYoung, e.countryUnknown],
});

export const listHeads = endpoint({
  method: 'GET',
  path: '/ledger/heads',
  summary:
    'The ledger’s published daily hashes, newest first. A saved hash proves that nothing before it was changed.',
  who: 'visitor',
  query: z.strictObject({ cursor, limit }),
  answer: page(ledgerHead),
  errors: [],
});

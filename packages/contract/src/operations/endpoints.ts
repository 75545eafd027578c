// Owns the endpoints of the operator area: people and clubs, parked work, health, audits.
import { z } from 'zod';
import { stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import {
  auditRun,
  operatedClub,
  operatedPerson,
  overview,
  parkedWork,
  reason,
  siteHealth,
} from './shapes.ts';

const rates = [{ by: 'user', limit: 300, window_s: 3600 }] as const;
const query = z.strictObject({
  /** Part of a name, a whole email, a handle or an id; all where it is empty. */
  q: z.string().trim().max(100).default(''),
  show: z.enum(['all', 'suspended']).default('all'),
  cursor,
});
const suspension = z.strictObject({ suspended: z.boolean(), reason });

export const getOverview = endpoint({
  method: 'GET',
  path: '/operator/overview',
  summary: 'How much waits for the site operator, list by list.',
  who: 'operator',
  answer: answer(overview),
  errors: [],
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/operator/people',
  summary: 'Accounts, newest first, found by name, user name, email or id.',
  who: 'operator',
  query,
  answer: page(operatedPerson),
  errors: [],
});

export const suspendPerson = endpoint({
  method: 'PUT',
  path: '/operator/people/:id/suspension',
  summary: 'Suspends an account, which ends all of its sessions, or lifts the suspension. With a reason.',
  who: 'operator',
  rates,
  params: z.strictObject({ id: idOr(e.personUnknown) }),
  body: suspension,
  answer: answer(operatedPerson),
  errors: [stepUpNeeded, e.personUnknown, e.notYourself],
});

export const listOperatedClubs = endpoint({
  method: 'GET',
  path: '/operator/clubs',
  summary: 'Clubs, private and suspended ones too, newest first, found by name, handle or id.',
  who: 'operator',
  query,
  answer: page(operatedClub),
  errors: [],
});

export const suspendClub = endpoint({
  method: 'PUT',
  path: '/operator/clubs/:id/suspension',
  summary:
    'Suspends a club, which is then missing for everybody but its staff, or lifts it. The owner is told why.',
  who: 'operator',
  rates,
  params: z.strictObject({ id: idOr(e.clubUnknown) }),
  body: suspension,
  answer: answer(operatedClub),
  errors: [stepUpNeeded, e.clubUnknown],
});

export const listParkedWork = endpoint({
  method: 'GET',
  path: '/operator/parked',
  summary:
    'Events, jobs, emails and due items given up after many tries, the longest parked first. At most 100.',
  who: 'operator',
  answer: answer(z.array(parkedWork)),
  errors: [],
});

export const retryParkedWork = endpoint({
  method: 'POST',
  path: '/operator/parked/retries',
  summary: 'Makes one of them, or all, due again with all tries before it.',
  who: 'operator',
  rates,
  /** Without an id: all. */
  body: z.strictObject({ id: z.string().min(1).max(400).optional() }),
  answer: answer(z.object({ retried: z.int() })),
  errors: [e.notParked],
});

export const getSiteHealth = endpoint({
  method: 'GET',
  path: '/operator/health',
  summary: 'Job lanes, database, storage and the latest backup.',
  who: 'operator',
  answer: answer(siteHealth),
  errors: [],
});

export const listAuditRuns = endpoint({
  method: 'GET',
  path: '/operator/audit-runs',
  summary: 'Audits of the ledger and of everything that is stored twice, newest first.',
  who: 'operator',
  query: z.strictObject({ cursor }),
  answer: page(auditRun),
  errors: [],
});

export const startAudit = endpoint({
  method: 'POST',
  path: '/operator/audit-runs',
  summary: 'Starts an audit of everything in a process of its own. One at a time.',
  who: 'operator',
  rates: [{ by: 'user', limit: 20, window_s: 3600 }],
  answer: done,
  status: 202,
  errors: [e.auditUnderWay],
});

// Owns the endpoints of moderation: the queue, decisions, appeals, the audit log.
import { z } from 'zod';
import { clubNotFound, membersOnly, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import {
  appealText,
  caseCounts,
  decisionReason,
  LONGEST_BAN_DAYS,
  LONGEST_MUTE_DAYS,
  loggedDeed,
  moderationCase,
  moderationCaseInFull,
  ownCase,
  ownReport,
  sanction,
} from './shapes.ts';

const hour = 3600;
const rates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const params = z.strictObject({ id: idOr(e.caseNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const managed = [clubNotFound, membersOnly, staffOnly] as const;
/** `waiting` is what asks for somebody: open, assigned and appealed. */
const query = z.strictObject({ show: z.enum(['waiting', 'decided']).default('waiting'), cursor });

export const listClubCases = endpoint({
  method: 'GET',
  path: '/clubs/:id/cases',
  summary: 'The reports of a club: open ones longest waiting first, decided ones latest first.',
  who: 'fan',
  params: clubParams,
  query,
  answer: page(moderationCase),
  errors: managed,
});

export const countClubCases = endpoint({
  method: 'GET',
  path: '/clubs/:id/cases/counts',
  summary: 'How many reports of a club are waiting.',
  who: 'fan',
  params: clubParams,
  answer: answer(caseCounts),
  errors: managed,
});

export const listInstanceCases = endpoint({
  method: 'GET',
  path: '/operator/cases',
  summary: 'Reports that the site operator has to decide: about people, clubs and owners.',
  who: 'operator',
  query,
  answer: page(moderationCase),
  errors: [],
});

export const countInstanceCases = endpoint({
  method: 'GET',
  path: '/operator/cases/counts',
  summary: 'How many reports and appeals wait for the site operator.',
  who: 'operator',
  answer: answer(caseCounts),
  errors: [],
});

export const listOwnCases = endpoint({
  method: 'GET',
  path: '/users/me/cases',
  summary: 'What of the caller’s is hidden and in review, and decisions about them with the way to appeal.',
  who: 'fan',
  query: z.strictObject({ cursor }),
  answer: page(ownCase),
  errors: [],
});

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/users/me/reports',
  summary: 'The caller’s own reports, newest first, and what came of each.',
  who: 'fan',
  query: z.strictObject({ cursor }),
  answer: page(ownReport),
  errors: [],
});

export const getCase = endpoint({
  method: 'GET',
  path: '/cases/:id',
  summary: 'One case with its reports; for those who may decide it.',
  who: 'fan',
  params,
  answer: answer(moderationCaseInFull),
  errors: [e.caseNotFound],
});

export const assignCase = endpoint({
  method: 'PUT',
  path: '/cases/:id/assignment',
  summary: 'Assigns a case to the caller, so that two people do not review the same one.',
  who: 'verified',
  rates,
  params,
  answer: answer(moderationCaseInFull),
  errors: [e.caseNotFound, e.caseTaken, e.caseDecided],
});

export const releaseCase = endpoint({
  method: 'DELETE',
  path: '/cases/:id/assignment',
  summary: 'Unassigns a case.',
  who: 'verified',
  rates,
  params,
  answer: answer(moderationCaseInFull),
  errors: [e.caseNotFound, e.caseTaken, e.caseDecided],
});

export const decideCase = endpoint({
  method: 'PUT',
  path: '/cases/:id/decision',
  summary: 'Dismisses a case, or removes the content, warns, mutes or bans its author; always with a reason.',
  who: 'verified',
  rates,
  params,
  body: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('dismiss'), reason: decisionReason }),
    z.strictObject({
      act: z.literal('action'),
      remove: z.boolean(),
      sanction: sanction.default('none'),
      mute_days: z.int().min(1).max(LONGEST_MUTE_DAYS).default(7),
      /** Null for a ban without an end. */
      ban_days: z.int().min(1).max(LONGEST_BAN_DAYS).nullable().default(null),
      reason: decisionReason,
    }),
  ]),
  answer: answer(moderationCaseInFull),
  errors: [
    e.caseNotFound,
    e.caseTaken,
    e.caseDecided,
    e.notYoursToDecide,
    e.sanctionNotPossible,
    e.nothingDecided,
  ],
});

export const appealCase = endpoint({
  method: 'POST',
  path: '/cases/:id/appeal',
  summary: 'Appeals a decision about the caller’s own content: once, within 14 days.',
  who: 'fan',
  rates: [{ by: 'user', limit: 20, window_s: 24 * hour }],
  params,
  body: z.strictObject({ text: appealText }),
  answer: answer(ownCase),
  errors: [e.caseNotFound, e.appealTooLate],
});

export const answerAppeal = endpoint({
  method: 'PUT',
  path: '/cases/:id/appeal/answer',
  summary: 'Answers an appeal: keeps or reverses the decision, for good.',
  who: 'verified',
  rates,
  params,
  body: z.strictObject({ outcome: z.enum(['uphold', 'overturn']), reason: decisionReason }),
  answer: answer(moderationCaseInFull),
  errors: [e.caseNotFound, e.noAppeal, e.notYoursToDecide],
});

export const listDeeds = endpoint({
  method: 'GET',
  path: '/clubs/:id/deeds',
  summary: 'The log of a club, newest first: the lines that the reader’s scopes cover.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({ cursor }),
  answer: page(loggedDeed),
  errors: managed,
});

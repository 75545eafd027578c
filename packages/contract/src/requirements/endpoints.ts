// Owns the endpoints of requirements: seeing a list, doing one, and editing the list.
import { z } from 'zod';
import { bannedHere, clubNotFound, membersOnly, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { conflict } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { answer, csv, cursor, done, id, idOr, page, pdf } from '../shapes.ts';
import { arMarker } from './ar.ts';
import * as e from './errors.ts';
import { requirementOwnerKinds } from './kinds.ts';
import { point } from './place.ts';
import { siteCode } from './qrcode.ts';
import {
  answerSet,
  editableRequirement,
  requirementAnswer,
  requirementAttempt,
  requirementConfig,
  requirementList,
  requirementOutcome,
  requirementProgress,
  requirementReport,
  requirementTitle,
} from './shapes.ts';
import { chainList, contractAsked, contractFacts } from './web3.ts';

const hour = 3600;
const listParams = z.strictObject({ owner_kind: z.enum(requirementOwnerKinds), owner_id: id });
const oneParams = z.strictObject({ id: idOr(e.requirementNotFound) });
const editErrors = [
  clubNotFound,
  staffOnly,
  scopeMissing,
  bannedHere,
  e.requirementNotFound,
  e.ownerRunning,
] as const;
const chainErrors = [e.chainUnavailable, e.chainNotSetUp, e.contractNotRight, e.testChainMissing] as const;
const editRates = [{ by: 'user', limit: 240, window_s: hour }] as const;

export const getRequirementList = endpoint({
  method: 'GET',
  path: '/requirement-lists/:owner_kind/:owner_id',
  summary: 'The requirements in order, and the caller’s progress. For joining, the owner is the club.',
  who: 'visitor',
  params: listParams,
  answer: answer(requirementList),
  errors: [clubNotFound, membersOnly, e.requirementNotFound],
});

export const openRequirement = endpoint({
  method: 'POST',
  path: '/requirements/:id/open',
  summary: 'Starts an attempt, or continues the open one; the server’s clock runs from the first call.',
  who: 'verified',
  rates: [{ by: 'user', limit: 240, window_s: hour }],
  params: oneParams,
  answer: answer(requirementAttempt),
  errors: [clubNotFound, ...e.attemptErrors, e.outOfTries, e.stepLocked, e.inReview],
});

export const finishRequirement = endpoint({
  method: 'POST',
  path: '/requirements/:id/finish',
  summary: 'Submits an open attempt. The server checks and grades it; a pass counts once.',
  who: 'verified',
  rates: [{ by: 'user', limit: 240, window_s: hour }],
  params: oneParams,
  body: z.strictObject({ attempt_id: id, answer: requirementAnswer }),
  answer: answer(requirementOutcome),
  errors: [
    clubNotFound,
    ...e.attemptErrors,
    e.notOpened,
    e.tooSoon,
    e.notWatched,
    e.notAllFound,
    e.notPlaced,
    e.noWallet,
    e.tokensMissing,
    ...chainErrors,
    e.checkinsMissing,
    e.answersNotRight,
    ...e.siteErrors,
    e.discordNotConnected,
    e.notInServer,
    e.networkUnreachable,
    e.requirementChanged,
    e.wrongType,
  ],
});

export const reportRequirement = endpoint({
  method: 'POST',
  path: '/requirements/:id/report',
  summary:
    'Says how far an open attempt has got, such as how much of a video was played. The server decides what counts.',
  who: 'verified',
  rates: [{ by: 'user', limit: 1200, window_s: hour }],
  params: oneParams,
  body: z.strictObject({ attempt_id: id, report: requirementReport }),
  answer: answer(requirementProgress),
  errors: [
    clubNotFound,
    ...e.attemptErrors,
    e.notOpened,
    e.inReview,
    e.requirementChanged,
    e.wrongType,
    e.clueOver,
    e.pointedTooFast,
    e.openedAnew,
    e.markerForeign,
    e.markerMissing,
    e.notTurned,
  ],
});

export const listEditableRequirements = endpoint({
  method: 'GET',
  path: '/requirement-lists/:owner_kind/:owner_id/editor',
  summary: 'The requirements as their editors see them, with all settings.',
  who: 'fan',
  params: listParams,
  answer: answer(z.array(editableRequirement)),
  errors: editErrors,
});

export const addRequirement = endpoint({
  method: 'POST',
  path: '/requirement-lists/:owner_kind/:owner_id/requirements',
  summary: 'Adds a requirement at the end of the list.',
  who: 'verified',
  rates: editRates,
  params: listParams,
  body: z.strictObject({
    title: requirementTitle,
    waits: z.boolean().default(false),
    config: requirementConfig,
  }),
  answer: answer(editableRequirement),
  status: 201,
  errors: [...editErrors, mediaNotClaimable, e.configNotRight, e.typeNotOffered, e.listFull],
});

export const changeRequirement = endpoint({
  method: 'PUT',
  path: '/requirements/:id',
  summary: 'Changes a requirement; its type stays. People who passed it before still count as passed.',
  who: 'verified',
  rates: editRates,
  params: oneParams,
  body: z.strictObject({
    title: requirementTitle,
    waits: z.boolean().default(false),
    config: requirementConfig,
    version: z.int(),
  }),
  answer: answer(editableRequirement),
  errors: [...editErrors, mediaNotClaimable, conflict, e.configNotRight, e.wrongType],
});

export const listChains = endpoint({
  method: 'GET',
  path: '/requirement-chains',
  summary: 'The blockchains on which a step can ask for tokens; empty where the operator set up none.',
  who: 'fan',
  answer: answer(chainList),
  errors: [],
});

export const checkContract = endpoint({
  method: 'POST',
  path: '/requirement-lists/:owner_kind/:owner_id/check-contract',
  summary: 'Reads what a token’s contract says of itself, for whoever writes a step about it.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: listParams,
  body: contractAsked,
  answer: answer(contractFacts),
  errors: [...editErrors, ...chainErrors],
});

export const getMarker = endpoint({
  method: 'GET',
  path: '/requirements/:id/marker',
  summary: 'What the printed marker of an AR step says: signed for this requirement alone.',
  who: 'fan',
  params: oneParams,
  answer: answer(arMarker),
  errors: editErrors,
});

export const removeRequirement = endpoint({
  method: 'DELETE',
  path: '/requirements/:id',
  summary: 'Deletes a requirement and its answers.',
  who: 'verified',
  rates: editRates,
  params: oneParams,
  answer: done,
  errors: editErrors,
});

export const reorderRequirements = endpoint({
  method: 'PUT',
  path: '/requirement-lists/:owner_kind/:owner_id/order',
  summary: 'Reorders the list: every id once.',
  who: 'verified',
  rates: editRates,
  params: listParams,
  body: z.strictObject({ ids: z.array(id).max(20) }),
  answer: answer(z.array(editableRequirement)),
  errors: [...editErrors, e.orderNotRight],
});

export const exportAnswers = endpoint({
  method: 'GET',
  path: '/requirements/:id/answers.csv',
  summary: 'All answers to a form as CSV; recorded in the club’s log.',
  who: 'verified',
  rates: [{ by: 'user', limit: 20, window_s: 3600 }],
  params: oneParams,
  ...csv,
  errors: editErrors,
});

export const listAnswers = endpoint({
  method: 'GET',
  path: '/requirements/:id/answers',
  summary: 'The answers to a form, newest first; file links are signed for the caller.',
  who: 'fan',
  params: oneParams,
  query: z.strictObject({ cursor }),
  answer: page(answerSet),
  errors: editErrors,
});

export const getSiteCode = endpoint({
  method: 'GET',
  path: '/requirements/:id/code',
  summary: 'The code of a step as its staff show it: the one that counts now, and when the next one comes.',
  who: 'fan',
  rates: [{ by: 'user', limit: 600, window_s: hour }],
  params: oneParams,
  answer: answer(siteCode),
  errors: [...editErrors, membersOnly, e.noSiteCode],
});

export const renewSiteCode = endpoint({
  method: 'POST',
  path: '/requirements/:id/code',
  summary: 'Makes a new code: every code of the step shown or printed before stops working.',
  who: 'verified',
  rates: [{ by: 'user', limit: 30, window_s: hour }],
  params: oneParams,
  answer: answer(siteCode),
  errors: [...editErrors, membersOnly, e.noSiteCode],
});

export const printSiteCode = endpoint({
  method: 'GET',
  path: '/requirements/:id/code.pdf',
  summary: 'A fixed code as an A4 sheet to put up on site.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: oneParams,
  ...pdf,
  errors: [...editErrors, membersOnly, e.noSiteCode, e.codeRotates],
});

export const movePlace = endpoint({
  method: 'POST',
  path: '/requirements/:id/move-here',
  summary: 'In demo mode: moves the place of a step of the demo world to the caller’s position.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: oneParams,
  body: point,
  answer: done,
  errors: [clubNotFound, ...e.attemptErrors, e.notMovable],
});

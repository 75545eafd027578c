// Owns the endpoints of joining a club: the door, requests that wait, invitations.
import { z } from 'zod';
import {
  alreadyMember,
  bannedHere,
  clubClosing,
  clubNotFound,
  licenseLimitReached,
  membersOnly,
  mutedHere,
  staffOnly,
} from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { timePassed } from '../memberships/errors.ts';
import { answer, cursor, done, id, idOr, page, time } from '../shapes.ts';
import * as e from './errors.ts';
import {
  admission,
  invitation,
  invitationCode,
  invitationView,
  joinNote,
  joinOutcome,
  joinRequest,
  ownInvitation,
  refusalReason,
} from './shapes.ts';

const hour = 3600;
const clubParams = z.strictObject({ id });
const requestParams = z.strictObject({ id, request_id: idOr(e.requestNotFound) });
const staffErrors = [clubNotFound, bannedHere, staffOnly] as const;
const memberErrors = [clubNotFound, bannedHere, membersOnly, mutedHere] as const;
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;

export const getAdmission = endpoint({
  method: 'GET',
  path: '/clubs/:id/admission',
  summary: 'The next step that the caller has to take to join.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({ code: invitationCode.optional() }),
  answer: answer(admission),
  errors: [clubNotFound],
});

export const joinClub = endpoint({
  method: 'POST',
  path: '/clubs/:id/join',
  summary: 'Joins by the club’s policy: at once, or as a request with a note that waits for an answer.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: clubParams,
  body: z.strictObject({ note: joinNote.optional(), code: invitationCode.optional() }),
  answer: answer(joinOutcome),
  errors: [
    clubNotFound,
    bannedHere,
    clubClosing,
    e.clubFull,
    alreadyMember,
    e.requirementsMissing,
    e.invitationNeeded,
    e.invitationNotFound,
    e.invitationEnded,
    e.invitationElsewhere,
    e.ownInvitation,
    e.requestWaiting,
    e.askedTooSoon,
  ],
});

export const withdrawRequest = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/join-request',
  summary: 'Cancels the caller’s own join request.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: clubParams,
  answer: done,
  errors: [clubNotFound, e.requestNotFound],
});

export const listJoinRequests = endpoint({
  method: 'GET',
  path: '/clubs/:id/join-requests',
  summary: 'Open join requests, longest waiting first.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({ cursor }),
  answer: page(joinRequest).extend({ waiting: z.int() }),
  errors: staffErrors,
});

export const approveRequest = endpoint({
  method: 'POST',
  path: '/clubs/:id/join-requests/:request_id/approve',
  summary: 'Approves a join request.',
  who: 'verified',
  rates: manageRates,
  params: requestParams,
  answer: answer(z.object({ member_number: z.int() })),
  errors: [...staffErrors, licenseLimitReached, e.requestNotFound, e.requestAnswered],
});

export const refuseRequest = endpoint({
  method: 'POST',
  path: '/clubs/:id/join-requests/:request_id/refuse',
  summary: 'Declines a join request, with a reason that the person reads.',
  who: 'verified',
  rates: manageRates,
  params: requestParams,
  body: z.strictObject({ reason: refusalReason }),
  answer: done,
  errors: [...staffErrors, e.requestNotFound, e.requestAnswered],
});

export const getOwnInvitation = endpoint({
  method: 'GET',
  path: '/clubs/:id/invitation',
  summary: 'The caller’s own invitation, created on the first call, and who joined with it.',
  who: 'verified',
  params: clubParams,
  answer: answer(ownInvitation),
  errors: memberErrors,
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/clubs/:id/invitations',
  summary: 'The club’s invite codes, newest first.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({ cursor }),
  answer: page(invitation),
  errors: staffErrors,
});

export const createInvitation = endpoint({
  method: 'POST',
  path: '/clubs/:id/invitations',
  summary: 'Creates an invite code, with an optional limit and last day.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: z.strictObject({
    label: z.string().trim().max(40, 'is longer than 40 characters'),
    limit: z.int().min(1).max(10_000).nullable(),
    ends_at: time.pipe(z.iso.datetime()).nullable(),
  }),
  answer: answer(invitation),
  status: 201,
  errors: [...staffErrors, timePassed, e.tooManyInvitations],
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/invitations/:code',
  summary: 'Revokes a code: staff any code, a member only their own, which is then replaced.',
  who: 'verified',
  rates: manageRates,
  params: z.strictObject({ id, code: invitationCode }),
  answer: done,
  errors: [...memberErrors, staffOnly, e.invitationNotFound],
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/invitations/:code',
  summary: 'An invitation, as the invited person sees it.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 120, window_s: hour }],
  // Whatever somebody typed or was sent: what is no code is simply not there.
  params: z.strictObject({ code: z.string().trim().toUpperCase().min(1).max(64) }),
  answer: answer(invitationView),
  errors: [e.invitationNotFound],
});

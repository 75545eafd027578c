// Owns the expected failures of the admissions domain.
import { errorCode } from '../endpoint.ts';

export const clubFull = errorCode(
  'admissions.club-full',
  409,
  'This club is full: it has as many members as its license allows. Its owner can make room. Try again later.',
);
export const requirementsMissing = errorCode(
  'admissions.requirements-missing',
  403,
  'Complete all requirements first, then join.',
);
export const invitationNeeded = errorCode(
  'admissions.invitation-needed',
  403,
  'This club is invite only. Ask a member for an invitation.',
);
export const invitationNotFound = errorCode(
  'admissions.invitation-not-found',
  404,
  'This invitation doesn’t exist. Check the code.',
);
export const invitationEnded = errorCode(
  'admissions.invitation-ended',
  410,
  'This invitation has ended. Ask for a new one.',
);
export const invitationElsewhere = errorCode(
  'admissions.invitation-elsewhere',
  422,
  'This invitation is for another club.',
);
export const ownInvitation = errorCode(
  'admissions.own-invitation',
  403,
  'This is your own invitation. Send it to a friend.',
);
export const tooManyInvitations = errorCode(
  'admissions.too-many-invitations',
  422,
  'A club can have up to fifty active codes. Revoke one first.',
);
export const requestWaiting = errorCode(
  'admissions.request-waiting',
  409,
  'You already asked to join. Wait for the club’s answer.',
);
export const askedTooSoon = errorCode(
  'admissions.asked-too-soon',
  409,
  'The club declined your request. You can ask again after seven days.',
);
export const requestNotFound = errorCode(
  'admissions.request-not-found',
  404,
  'This request doesn’t exist anymore.',
);
export const requestAnswered = errorCode(
  'admissions.request-answered',
  409,
  'This request was already answered.',
);

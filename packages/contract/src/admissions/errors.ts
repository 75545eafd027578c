// Owns the expected failures of the admissions domain.
import { errorCode } from '../endpoint.ts';

export const clubFull = errorCode(
  'admissions.club-full',
  409,
  'The club is full for now. Come back when there is room.',
);
export const requirementsMissing = errorCode(
  'admissions.requirements-missing',
  403,
  'This club asks for a few things first.',
);
export const invitationNeeded = errorCode(
  'admissions.invitation-needed',
  403,
  'This club takes people by invitation only.',
);
export const invitationNotFound = errorCode(
  'admissions.invitation-not-found',
  404,
  'There is no such invitation.',
);
export const invitationEnded = errorCode(
  'admissions.invitation-ended',
  410,
  'This invitation is not good any more. Ask for a new one.',
);
export const invitationElsewhere = errorCode(
  'admissions.invitation-elsewhere',
  422,
  'This invitation is for another club.',
);
export const ownInvitation = errorCode(
  'admissions.own-invitation',
  403,
  'This invitation is your own: it is for somebody else.',
);
export const tooManyInvitations = errorCode(
  'admissions.too-many-invitations',
  422,
  'Fifty invitations at a time are the most. Revoke one first.',
);
export const requestWaiting = errorCode(
  'admissions.request-waiting',
  409,
  'You asked already. The answer is on its way.',
);
export const askedTooSoon = errorCode(
  'admissions.asked-too-soon',
  409,
  'The club said no. You can ask again after seven days.',
);
export const requestNotFound = errorCode('admissions.request-not-found', 404, 'There is no such request.');
export const requestAnswered = errorCode(
  'admissions.request-answered',
  409,
  'Somebody else answered this request already.',
);

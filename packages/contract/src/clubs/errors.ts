// Owns the expected failures of clubs: what doesn't exist, isn't allowed, or isn't possible now.
import { errorCode } from '../endpoint.ts';

export const clubNotFound = errorCode('clubs.not-found', 404, 'This club doesn’t exist.');
/** Details: `{way_in: 'join' | 'sign-in', club_id, handle}`. */
export const membersOnly = errorCode(
  'clubs.members-only',
  403,
  'This is for members only. Join the club first.',
);
export const staffOnly = errorCode('clubs.staff-only', 403, 'Only the club’s staff can do this.');
/** Details: `{scopes}`, any one of which would do; `all` always does. */
export const scopeMissing = errorCode(
  'clubs.scope-missing',
  403,
  'You’re an admin here, but not for this. Ask the owner to add it to what you can do.',
);
export const ownerOnly = errorCode('clubs.owner-only', 403, 'Only the club’s owner can do this.');
/** Details: `{until}`. */
export const mutedHere = errorCode(
  'clubs.muted',
  403,
  'You’re muted in this club for now. You can read but not write.',
);
export const bannedHere = errorCode('clubs.banned', 403, 'You’re banned from this club.');
export const alreadyMember = errorCode('clubs.already-member', 409, 'You’re already a member of this club.');
export const clubClosing = errorCode(
  'clubs.closing',
  409,
  'This club is closing. Nobody can join or buy here anymore.',
);
/** Details: `{limit, allowed, used, license}`: which limit, how much of it, and the name of the license. */
export const licenseLimitReached = errorCode(
  'clubs.limit-reached',
  409,
  'This club has reached a limit of its license. Nothing was changed. The owner can move to a larger license in Manage.',
);
export const handleTaken = errorCode('clubs.handle-taken', 409, 'That handle is taken. Choose another.');
export const handleReserved = errorCode(
  'clubs.handle-reserved',
  422,
  'That handle is reserved. Choose another.',
);
export const tooManyClubs = errorCode(
  'clubs.too-many',
  409,
  'You already own ten clubs, which is the limit. Transfer one first.',
);
export const modulesUneven = errorCode(
  'clubs.modules-uneven',
  422,
  'The tabs were changed on another device. Reload, then try again.',
);
export const confirmationWrong = errorCode(
  'clubs.confirmation-wrong',
  422,
  'That isn’t this club’s handle. Type it exactly to confirm.',
);
export const deletionNotAsked = errorCode(
  'clubs.deletion-not-asked',
  409,
  'This club isn’t set to be deleted.',
);
export const heirNotAdmin = errorCode(
  'clubs.heir-not-admin',
  422,
  'You can transfer a club only to one of its admins.',
);
export const noOffer = errorCode('clubs.no-offer', 409, 'This ownership offer is no longer open.');

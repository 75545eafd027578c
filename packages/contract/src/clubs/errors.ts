// Owns the expected failures of clubs: what is not there, not open to somebody, or not possible now.
import { errorCode } from '../endpoint.ts';

export const clubNotFound = errorCode('clubs.not-found', 404, 'There is no such club.');
/** Details: `{way_in: 'join' | 'sign-in', club_id, handle}`. */
export const membersOnly = errorCode('clubs.members-only', 403, 'This is for members of the club.');
export const staffOnly = errorCode('clubs.staff-only', 403, 'This is for the people who run the club.');
export const ownerOnly = errorCode('clubs.owner-only', 403, 'Only the owner of the club can do this.');
/** Details: `{until}`. */
export const mutedHere = errorCode('clubs.muted', 403, 'You can read here for now, and write again later.');
export const bannedHere = errorCode('clubs.banned', 403, 'You are banned from this club.');
export const alreadyMember = errorCode('clubs.already-member', 409, 'You are a member already.');
export const clubClosing = errorCode(
  'clubs.closing',
  409,
  'This club is about to close: nobody can join or buy.',
);
/** Details: `{limit, cap}`. */
export const limitReached = errorCode('clubs.limit-reached', 409, 'The club has reached its limit.');
export const handleTaken = errorCode('clubs.handle-taken', 409, 'That handle is taken.');
export const handleReserved = errorCode('clubs.handle-reserved', 422, 'That handle is reserved.');
export const tooManyClubs = errorCode(
  'clubs.too-many',
  409,
  'You own ten clubs. Hand one over before you found another.',
);
export const modulesUneven = errorCode('clubs.modules-uneven', 422, 'Each module belongs there once.');
export const confirmationWrong = errorCode(
  'clubs.confirmation-wrong',
  422,
  'Type the club’s handle to confirm.',
);
export const deletionNotAsked = errorCode('clubs.deletion-not-asked', 409, 'No deletion is under way.');
export const heirNotAdmin = errorCode(
  'clubs.heir-not-admin',
  422,
  'A club can be handed to one of its admins only.',
);
export const noOffer = errorCode('clubs.no-offer', 409, 'Nobody offers you this club any more.');

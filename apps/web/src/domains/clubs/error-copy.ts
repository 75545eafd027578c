// The sentence for every failure that a club's own calls can answer.
import type * as clubErrors from '@stagepass/contract/clubs/errors.ts';

type ClubErrors = typeof clubErrors;
/** Every code that the clubs domain declares; a missing sentence does not compile. */
type ClubErrorCode = ClubErrors[keyof ClubErrors]['code'];

const own = {
  'clubs.not-found': 'This club doesn’t exist.',
  'clubs.members-only': 'This is for members only. Join the club first.',
  'clubs.staff-only': 'Only the club’s staff can do this.',
  'clubs.scope-missing':
    'You’re an admin here, but not for this. Ask the owner to add it to what you can do.',
  'clubs.owner-only': 'Only the club’s owner can do this.',
  'clubs.muted': 'You’re muted in this club for now. You can read but not write.',
  'clubs.banned': 'You’re banned from this club.',
  'clubs.already-member': 'You’re already a member of this club.',
  'clubs.closing': 'This club is closing. Cancel the deletion first, then transfer ownership.',
  'clubs.limit-reached':
    'This club has reached a limit of its license. Nothing was changed. The owner can get a larger license in Manage.',
  'clubs.handle-taken': 'That handle is taken. Choose another.',
  'clubs.handle-reserved': 'That handle is reserved. Choose another.',
  'clubs.too-many': 'You already own ten clubs, which is the limit. Transfer one first.',
  'clubs.modules-uneven': 'The tabs were changed on another device. Reload, then try again.',
  'clubs.confirmation-wrong': 'That isn’t this club’s handle. Type it exactly to confirm.',
  'clubs.deletion-not-asked': 'This club isn’t set to be deleted.',
  'clubs.heir-not-admin': 'You can transfer a club only to one of its admins.',
  'clubs.no-offer': 'This ownership offer is no longer open.',
} as const satisfies Record<ClubErrorCode, string>;

/** With the failures of other domains that these screens can meet. */
export const clubErrorSentences = {
  ...own,
  'memberships.owner-stays': 'The owner can’t leave. Transfer or delete the club first.',
  'memberships.not-a-member': 'You’re not a member of this club anymore.',
  'media.not-claimable': 'This picture can’t be used. Choose it again.',
} as const;

// The sentence for every failure that a club's own calls can answer.
import type * as clubErrors from '@stagepass/contract/clubs/errors.ts';

type ClubErrors = typeof clubErrors;
/** Every code that the clubs domain declares; a missing sentence does not compile. */
type ClubErrorCode = ClubErrors[keyof ClubErrors]['code'];

const own = {
  'clubs.not-found': 'There is no club at this address.',
  'clubs.members-only': 'This is for members of the club.',
  'clubs.staff-only': 'This is for the people who run the club.',
  'clubs.owner-only': 'Only the owner of the club can do this.',
  'clubs.muted': 'You can read here for now, and write again later.',
  'clubs.banned': 'You are banned from this club.',
  'clubs.already-member': 'You are a member already.',
  'clubs.closing': 'This club is about to close. Keep it first, then hand it over.',
  'clubs.limit-reached': 'The club has reached what its licence allows.',
  'clubs.handle-taken': 'Another club has that handle. Choose another.',
  'clubs.handle-reserved': 'That handle is kept for the house. Choose another.',
  'clubs.too-many': 'Ten clubs are the most one person can own. Hand one over first.',
  'clubs.modules-uneven': 'The tabs changed somewhere else meanwhile. Look again.',
  'clubs.confirmation-wrong': 'That is not the handle of this club.',
  'clubs.deletion-not-asked': 'No deletion is under way any more.',
  'clubs.heir-not-admin': 'A club can be handed to one of its admins only.',
  'clubs.no-offer': 'The offer was taken back meanwhile.',
} as const satisfies Record<ClubErrorCode, string>;

/** With the failures of other domains that these screens can meet. */
export const clubErrorSentences = {
  ...own,
  'memberships.owner-stays': 'The owner cannot leave. Hand the club over first, or delete it.',
  'memberships.not-a-member': 'You are not a member any more.',
  'media.not-claimable': 'That picture cannot be used. Choose it again.',
} as const;

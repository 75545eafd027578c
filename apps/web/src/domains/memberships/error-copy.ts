// The sentence for every failure that managing members can answer.

export const membershipErrors = {
  'memberships.not-found': 'This person isn’t on the member list anymore.',
  'memberships.above-your-rank': 'You can only do this to members with a lower role than yours.',
  'memberships.not-a-member': 'This person isn’t a member anymore.',
  'memberships.time-passed': 'Choose a time in the future.',
  'memberships.tier-not-found': 'This tier was deleted.',
  'memberships.tier-name-taken': 'Another tier already has this name.',
  'memberships.too-many-tiers': 'A club can have up to ten tiers.',
  'memberships.tiers-uneven': 'The tiers were changed on another device. Reload, then try again.',
  'memberships.tier-xp-out-of-order': 'A higher tier must need more XP than the tiers below it.',
  'clubs.limit-reached':
    'This club’s license allows no more admins. Nothing was changed. Remove an admin first, or get a larger license in Manage.',
  'clubs.staff-only': 'Only the club’s staff can do this.',
  'clubs.scope-missing':
    'You’re an admin here, but not for this. Ask the owner to add it to what you can do.',
  'clubs.owner-only': 'Only the club’s owner can do this.',
} as const;

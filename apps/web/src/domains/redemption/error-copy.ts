// One sentence for each expected failure of redemption, and of what it asks of items and clubs.
export const redemptionErrors = {
  'redemption.key-not-found': 'This phone was removed. Try again to add it.',
  'redemption.key-not-right': 'This phone can’t make codes. Try another browser.',
  'redemption.too-many-keys': 'You can use up to 10 phones. Remove one on your fan pass first.',
  'redemption.not-redeemable': 'This item can’t be redeemed.',
  'redemption.binding-closed':
    'It’s too close to the event to move this item to another phone. Ask the staff at the entrance.',
  'redemption.not-found': 'This scan doesn’t exist anymore.',
  'redemption.not-voidable': 'Only an accepted scan can be undone, and only once.',
  'redemption.code-unknown': 'This code doesn’t work, or you can’t read it. Ask for a new code.',
  'items.not-found': 'This item doesn’t exist anymore.',
  'items.not-yours': 'This item belongs to another fan.',
  'items.not-free': 'This copy is for sale, in an auction or already used.',
  'items.not-there': 'This copy isn’t there anymore. Reload the page.',
  'clubs.not-found': 'This club doesn’t exist.',
  'clubs.staff-only': 'Only the club’s staff can scan here.',
  'clubs.members-only': 'Only the club’s staff can scan here.',
  'clubs.banned': 'Only the club’s staff can scan here.',
} as const;

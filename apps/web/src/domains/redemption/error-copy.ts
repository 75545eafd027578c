// One sentence for each expected failure of redemption, and of what it asks of items and clubs.
export const redemptionErrors = {
  'redemption.key-not-found': 'This phone is not known any more. Try again.',
  'redemption.key-not-right': 'This phone made a key that we cannot use.',
  'redemption.too-many-keys': 'Ten phones are the most. Take one away on your fan pass first.',
  'redemption.not-redeemable': 'This item cannot be handed in.',
  'redemption.binding-closed': 'Doors are near: it stays on the phone it is on. Ask at the door.',
  'redemption.not-found': 'This scan is not there any more.',
  'redemption.not-voidable': 'Only what was accepted can be taken back, and only once.',
  'redemption.code-unknown': 'This is no code that you can look at. Ask for a new one.',
  'items.not-found': 'This item is not there any more.',
  'items.not-yours': 'This item belongs to somebody else by now.',
  'items.not-free': 'This copy is up for sale or handed in already.',
  'items.not-there': 'This copy moved meanwhile. Look again.',
  'clubs.not-found': 'There is no such club.',
  'clubs.staff-only': 'Only those who run the club scan here.',
  'clubs.members-only': 'Only those who run the club scan here.',
  'clubs.banned': 'Only those who run the club scan here.',
} as const;

// Owns what badges can look like and where they come from: closed sets that both sides know.

/** The outline says what a badge is for: a creator chooses one. */
export const badgeShapes = ['disc', 'shield', 'hex', 'keystone', 'loaf', 'square', 'burst'] as const;
export type BadgeShape = (typeof badgeShapes)[number];

/** The sign in its middle, by its name among the icons. */
export const badgeIcons = [
  'star',
  'heart',
  'flame',
  'lightning',
  'trophy',
  'medal',
  'crown-simple',
  'ticket',
  'music-notes',
  'microphone-stage',
  'guitar',
  'vinyl-record',
  'headphones',
  'radio',
  'soccer-ball',
  'game-controller',
  'mask-happy',
  'coffee',
  'bread',
  'camera',
  'megaphone',
  'users-three',
  'hand-heart',
  'calendar-check',
  'map-pin',
  'rocket-launch',
  'gift',
  'gavel',
  'cards',
  'puzzle-piece',
  'paw-print',
  'chats',
] as const;
export type BadgeIcon = (typeof badgeIcons)[number];

/** What gave somebody a badge. */
export const badgeCauses = ['achievement', 'station', 'mission', 'campaign', 'set', 'onboarding'] as const;
export type BadgeCause = (typeof badgeCauses)[number];

/** On a profile. */
export const MOST_PINS = 5;
/** Of a club that are not retired. */
export const MOST_BADGES = 200;

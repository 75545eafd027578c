// Owns the order of parts on profiles and in settings. A name whose domain is not built yet keeps its place.

export const profileOrder = ['badges', 'collection', 'clubs', 'posts'] as const;

export const ownWaysOrder = [
  'badges',
  'levels',
  'vault',
  'pass',
  'wallet',
  'tokens',
  'subscriptions',
  'purchases',
  'trades',
] as const;

export const settingsOrder = [
  'auth',
  'notifications',
  'ledger',
  'items',
  'posts',
  'people',
  'decisions',
  'operator',
] as const;

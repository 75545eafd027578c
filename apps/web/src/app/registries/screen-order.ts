// Owns the order in which screens that many domains share show what domains register, by name. A name whose domain is not built
// yet keeps its place.

export const screenOrder = {
  home: ['today', 'onboarding', 'clubs', 'doors', 'posts'],
  clubHome: [
    'auctions',
    'posts',
    'checkins',
    'missions',
    'campaigns',
    'stations',
    'achievements',
    'gacha',
    'sets',
  ],
  /** What cannot wait first: the club itself, people who were reported, fans who wait for a review, people who ask to join. */
  waiting: ['club', 'cases', 'reviews', 'campaign-invitations', 'join-requests'],
  manage: [
    'posts',
    'missions',
    'campaigns',
    'stations',
    'achievements',
    'members',
    'tiers',
    'levels',
    'store',
    'orders',
    'items',
    'sets',
    'scanner',
    'earnings',
    'rules',
    'packs',
    'joining',
    'invite',
    'tabs',
  ],
  profile: ['badges', 'collection', 'clubs', 'posts'],
  ownWays: ['badges', 'levels', 'vault', 'pass', 'wallet', 'purchases', 'trades'],
  settings: ['auth', 'ledger', 'items', 'posts', 'people', 'decisions', 'operator'],
} as const;

// Owns the order of tiles on a club's management screen, and of what waits there. A name whose domain is not built yet keeps its place.

/** What cannot wait first: the club itself, people who were reported, fans who wait for a review, people who ask to join. */
export const waitingOrder = ['club', 'cases', 'reviews', 'campaign-invitations', 'join-requests'] as const;

export const manageOrder = [
  'overview',
  'posts',
  'channels',
  'missions',
  'campaigns',
  'stations',
  'votes',
  'achievements',
  'members',
  'tiers',
  'levels',
  'events',
  'store',
  'subscriptions',
  'tips',
  'orders',
  'items',
  'sets',
  'scanner',
  'token',
  'earnings',
  'license',
  'rules',
  'packs',
  'joining',
  'invite',
  'tabs',
  'webhooks',
] as const;

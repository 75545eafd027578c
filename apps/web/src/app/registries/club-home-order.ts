// Owns the order of parts on a club's home. A name whose domain is not built yet keeps its place.

export const clubHomeOrder = [
  'auctions',
  'events',
  'posts',
  'campaigns',
  'checkins',
  'missions',
  'votes',
  'tips',
  'stations',
  'achievements',
  'tokens',
  'gacha',
  'sets',
] as const;

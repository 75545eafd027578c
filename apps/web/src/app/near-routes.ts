// Owns what a first load knows of routes whose screens come later.

/** Those with the tab bar, which stands before their screens are there. All are for fans. */
export const laterTabs = ['/missions', '/messages', '/notifications', '/station/:id'] as const;

/** Words that stand where a club's handle would, of routes that come later: `/club/levels` is no club. */
export const notAClub =
  /^\/club\/(badges|club-subscription|event|gacha|invite|levels|mission-detail|play-mission|post-detail|set|station|step-code|subscription-detail|tasks|vote-detail)(\/|$)/;

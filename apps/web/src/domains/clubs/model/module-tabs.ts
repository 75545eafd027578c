// Which tabs a club shows: its home, then the modules that are on and have a screen, in the club's own order.
import type { ClubModule, ClubView } from '@stagepass/contract/clubs/shapes.ts';

/** A module gets its line when its screen is there. */
const screens = {
  posts: 'posts',
  missions: 'missions',
  stations: 'stations',
  market: 'market',
  achievement: 'achievement',
  gacha: 'gacha',
  levels: 'levels',
  votes: 'votes',
  subscriptions: 'subscriptions',
  messages: 'messages',
} as const satisfies Partial<Record<ClubModule, string>>;

export type TabKey = 'home' | keyof typeof screens;

export function isBuilt(module: ClubModule): module is keyof typeof screens {
  return module in screens;
}

export function tabsOf(club: Pick<ClubView, 'modules'>): TabKey[] {
  const on = club.modules.filter((entry) => entry.on).map((entry) => entry.module);
  return ['home', ...on.filter(isBuilt)];
}

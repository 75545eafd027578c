// The texts that every screen of a club shares.
import { defineCopy } from '#platform/i18n/copy.ts';

export const frameCopy = defineCopy({
  loading: 'Loading club',
  tabs: 'Club tabs',
  home: 'Home',
  modules: {
    posts: 'Posts',
    missions: 'Missions',
    stations: 'Stations',
    market: 'Market',
    achievement: 'Achievements',
    gacha: 'Packs',
    levels: 'Levels',
    votes: 'Votes',
    messages: 'Messages',
    subscriptions: 'Subscriptions',
  },
});

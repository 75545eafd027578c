// The texts of the screens that show many domains; Discover and clubs have their own.
import { defineCopy } from '#platform/i18n/copy.ts';

export const frontsCopy = defineCopy({
  loading: 'Loading',
  failedTitle: 'We lost the signal',
  seeAll: 'See all',
  home: {
    title: 'Home',
    morning: 'Morning, {name}',
    afternoon: 'Afternoon, {name}',
    evening: 'Evening, {name}',
    night: 'Still up, {name}?',
    strip: 'My clubs',
  },
  clubs: {
    title: 'Clubs',
    rack: 'My clubs',
    create: 'Found a club',
    creator: 'Clubs I run',
    roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
    seat: '{tier}, level {level}',
    suspended: 'Suspended',
    level: 'Level {level}',
    near: 'Near what you like',
    noneYet: 'No club to show yet. Discover has them as soon as they open.',
    like: 'Like {club}',
    emptyTitle: 'No pass on the rack yet',
    empty: 'Join a club and its pass hangs here, in its own colour.',
    toDiscover: 'Look around',
    signIn: 'Sign in',
    signedOutTitle: 'Your passes hang here',
    signedOut: 'Sign in to see the clubs you belong to.',
  },
});

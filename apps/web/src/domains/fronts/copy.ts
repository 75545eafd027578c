// The texts of the screens that show many domains; Discover and clubs have their own.
import { defineCopy } from '#platform/i18n/copy.ts';

export const frontsCopy = defineCopy({
  loading: 'Loading clubs',
  failedTitle: 'Couldn’t load clubs',
  seeAll: 'See all',
  home: {
    title: 'Home',
    morning: 'Morning, {name}',
    afternoon: 'Afternoon, {name}',
    evening: 'Evening, {name}',
    night: 'Still up, {name}?',
    profile: 'Your profile',
    strip: 'My clubs',
  },
  clubs: {
    title: 'Clubs',
    rack: 'My clubs',
    unread: { one: '{count} unread conversation', other: '{count} unread conversations' },
    levels: 'My levels',
    creator: 'Clubs I run',
    roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
    seat: '{tier}, level {level}',
    suspended: 'Suspended',
    level: 'Level {level}',
    near: 'Suggested clubs',
    noneYet: 'No clubs to show yet. You’ll find new clubs in Discover.',
    like: 'Similar to {club}',
    emptyTitle: 'No clubs yet',
    empty: 'Clubs you join appear here.',
    toDiscover: 'Discover clubs',
    signIn: 'Sign in',
    signedOutTitle: 'See your clubs here',
    signedOut: 'Sign in to see the clubs you’re a member of.',
  },
});

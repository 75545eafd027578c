// The texts of Discover, and of clubs in rows.
import { defineCopy } from '#platform/i18n/copy.ts';

export const discoverCopy = defineCopy({
  loading: 'Loading clubs',
  title: 'Discover',
  what: 'Fan clubs to join, collect in and bid.',
  how: 'How it works',
  kinds: 'Categories',
  tonight: 'All',
  featured: 'Featured clubs',
  fans: { one: '{count} fan', other: '{count} fans' },
  open: 'View club',
  rising: 'Trending this week',
  risingHow: 'By new members relative to club size. Last week counts half.',
  joined: { one: '{count} joined this week', other: '{count} joined this week' },
  hammer: 'Live auctions',
  newest: 'New clubs',
  popular: 'Popular clubs',
});

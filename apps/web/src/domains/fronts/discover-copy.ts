// The texts of Discover, and of clubs in rows.
import { defineCopy } from '#platform/i18n/copy.ts';

export const discoverCopy = defineCopy({
  loading: 'Loading',
  title: 'Discover',
  kinds: 'Kinds of clubs',
  tonight: 'Tonight',
  featured: 'Featured clubs',
  fans: { one: '{count} fan', other: '{count} fans' },
  open: 'Come in',
  rising: 'Rising this week',
  risingHow: 'New members for a club’s size; last week’s count half.',
  joined: { one: '{count} joined this week', other: '{count} joined this week' },
  hammer: 'Under the hammer',
  newest: 'Just opened',
});

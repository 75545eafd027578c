// Every text of search: its field, its groups, what it says when nothing is found.
import type { SearchKind } from '@stagepass/contract/search/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const searchCopy = defineCopy({
  field: 'Search clubs, missions, items, people',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  clearRecentLabel: 'Clear recent searches',
  again: 'Search for {typed} again',
  auction: 'Live auction, {price}. Ends {when}.',
  auctionNew: 'Live auction, from {price}. Ends {when}.',
  clear: 'Clear search',
  close: 'Close search',
  results: 'Search results',
  loading: 'Searching',
  groups: {
    club: 'Clubs',
    mission: 'Missions',
    campaign: 'Campaigns',
    vote: 'Votes',
    station: 'Stations',
    auction: 'Live auctions',
    item: 'Items',
    user: 'People',
    post: 'Posts',
  } satisfies Record<SearchKind, string>,
  more: {
    club: 'More clubs',
    mission: 'More missions',
    campaign: 'More campaigns',
    vote: 'More votes',
    station: 'More stations',
    auction: 'More auctions',
    item: 'More items',
    user: 'More people',
    post: 'More posts',
  } satisfies Record<SearchKind, string>,
  back: 'All results',
  loadMore: 'Show more',
  found: { one: '{count} result', other: '{count} results' },
  nothingTitle: 'No results',
  nothing: 'Nothing matches “{typed}”. Check the spelling or try another word.',
  failedTitle: 'Search isn’t working right now',
  errors: {
    'too-many-requests': 'You’re searching very fast. Wait a moment and try again.',
  },
});

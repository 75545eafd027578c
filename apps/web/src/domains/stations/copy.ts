// Every text that fans read about stations: lists, one station with what it asks for, claiming.
import { spendErrors } from '#domains/ledger/public/spend-copy.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const stationErrors = {
  ...spendErrors,
  'stations.not-found': 'This station doesn’t exist anymore.',
  'stations.locked': 'Something is still missing before you can claim this. You haven’t been charged.',
  'stations.gone': 'There is nothing left to claim here. You haven’t been charged.',
  'stations.already-claimed': 'You’ve claimed this already. You haven’t been charged again.',
  'stations.tier-held': 'You already have this tier or a higher one in this club. You haven’t been charged.',
  'stations.price-changed':
    'The price has changed. You haven’t been charged. Close this, and check the new price.',
  'stations.account-too-new': 'New accounts can claim free things after their first day. Come back then.',
  'stations.phone-used':
    'Another account has claimed this on this phone. Free items and tiers go to one person per phone.',
  'items.staff-receive-nothing': 'You’re on this club’s staff, so you can’t claim here.',
  'clubs.not-found': 'This club doesn’t exist.',
  'clubs.members-only': 'Only members can claim here. Join the club first.',
  'clubs.banned': 'You’re banned from this club, so you can’t claim here.',
  'clubs.muted': 'You’re muted in this club, so you can’t claim here until that ends.',
  'email-not-verified': 'Verify your email first. You haven’t been charged.',
} as const;

export const stationsCopy = defineCopy({
  errors: stationErrors,
  title: 'Stations',
  titleOf: 'Stations of {club}',
  loading: 'Loading stations',
  failed: 'Couldn’t load the stations',
  seeAll: 'See all',
  manage: 'Manage stations',
  tabs: 'Which stations',
  open: 'Open',
  over: 'Gone',
  views: 'How to show them',
  list: 'List',
  map: 'Map',
  mapOf: 'Map of {club}’s stations',
  pin: '{number}. {title}',
  planNote: 'A simple map without streets. North is up.',
  noPlaces: 'No station here has a place on the map.',
  scale: { meters: '{count} m', kilometers: '{count} km' },
  empty: {
    title: 'Nothing here yet',
    text: 'This club has no stations right now. Check back later.',
    overTitle: 'Nothing is gone yet',
    overText: 'Stations appear here when nothing is left or they close.',
    staff: 'Stations hand out badges, tiers and items to fans who do what you ask for.',
  },
  stands: {
    locked: { one: '{count} to go', other: '{count} to go' },
    open: 'Open now',
    openFor: 'Open, {price}',
    claimed: 'Yours, {when}',
    had: 'Yours',
    gone: 'All gone',
    over: 'Over',
    opens: 'Opens {when}',
  },
  states: {
    locked: { one: 'locked, {count} thing missing', other: 'locked, {count} things missing' },
    open: 'open',
    claimed: 'claimed',
    gone: 'nothing left',
  },
});

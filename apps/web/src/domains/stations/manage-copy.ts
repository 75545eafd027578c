// The texts of a club's stations as its staff read them: the list, what can be done with a station, who claimed.
import type { OpenProblem } from '@stagepass/contract/stations/kinds.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const manageStationErrors = {
  'stations.not-found': 'This station doesn’t exist anymore.',
  'stations.not-ready': 'This station can’t open yet. Check what is missing.',
  'stations.wrong-state': 'The station changed on another device. Check the list and try again.',
  'stations.running':
    'Fans can claim here now, so only the name and story can change. Close the station to change the rest.',
  'stations.thing-given':
    'Fans have claimed here already, so the station keeps handing out the same thing. Make a new station for another one.',
  'stations.order-not-right': 'The list was changed on another device. Check it, then reorder again.',
  'tokens.not-found': 'This club has no fan token. Remove the tokens.',
  'stations.thing-not-found':
    'What this station hands out doesn’t exist anymore. Choose another badge, tier or item.',
  'conditions.badge-only':
    'Badges for opened packs or won auctions can’t be required for anything of value. Choose another badge.',
  'conditions.unknown-part':
    'A tier, item, badge or mission in these conditions was deleted. Choose another.',
  'clubs.scope-missing': 'Your role in this club doesn’t cover this.',
  'clubs.not-found': 'This club doesn’t exist.',
  'clubs.staff-only': 'Only the club’s staff can do this.',
  'clubs.closing': 'This club is closing, so no station can open anymore.',
  conflict: 'Another admin changed this station. Reload, check it and save again.',
} as const;

/** In a row of the list, after the station's name. */
const missing = {
  'no-thing': 'Needs something to hand out',
  over: 'Needs a later closing time',
  'closes-before-open': 'Closes before it opens',
  'needs-total': 'Needs a number of copies',
  stock: 'Needs more copies',
  'too-many-open': 'Too many open stations',
  'step-unfinished': 'Has an unfinished step',
  'location-needs-code': 'Needs the code on site',
  'badge-only-condition': 'Can’t require this badge',
  'tokens-not-sold': 'Has a price and fan tokens',
  'tokens-need-total': 'Needs a number of claims',
  tokens: 'Needs more fan tokens',
  'all-given': 'All claimed',
} as const satisfies Record<OpenProblem, string>;

export const manageStationsCopy = defineCopy({
  errors: manageStationErrors,
  title: 'Manage stations',
  lead: 'A station hands out one thing to each fan who has done what you ask for.',
  loading: 'Loading stations',
  failed: 'Couldn’t load the stations',
  create: 'New station',
  shelves: 'Which stations',
  open: 'Open {count}',
  draft: 'Drafts {count}',
  closed: 'Closed {count}',
  archived: 'Archived {count}',
  list: 'Stations',
  empty: {
    open: { title: 'No open stations', text: 'Open a station, and fans can claim right away.' },
    draft: { title: 'No drafts', text: 'A new station stays a draft until you open it.' },
    closed: { title: 'Nothing is closed', text: 'Stations appear here when they close.' },
    archived: { title: 'Nothing is archived', text: 'Archived stations appear here.' },
  },
  ready: 'Ready to open',
  missing,
  states: { open: 'Open', opens: 'Opens {when}', closed: 'Closed', archived: 'Archived' },
  claimed: { one: '{count} claimed', other: '{count} claimed' },
  claimedOf: '{given} of {total} claimed',
  free: 'Free',
  move: 'Move {title}, position {place} of {count}',
  moved: '{title} is now number {place} of {count}',
  acts: {
    edit: 'Edit station',
    view: 'View as a fan',
    claims: 'Who claimed',
    up: 'Move up',
    down: 'Move down',
    open: 'Open station',
    close: 'Close station',
    archive: 'Archive station',
    remove: 'Delete draft',
  },
  showCode: 'Show code',
  done: {
    open: 'Station is open',
    close: 'Station closed',
    archive: 'Station archived',
    remove: 'Draft deleted',
  },
  ask: {
    closeTitle: 'Close “{title}”?',
    closeText:
      'Fans can’t claim here until you open it again. What they got stays theirs. Copies that nobody claimed go back to the club.',
    archiveTitle: 'Archive “{title}”?',
    archiveText:
      'It disappears from fans’ lists. What they got stays theirs. Copies that nobody claimed go back to the club.',
    removeTitle: 'Delete “{title}”?',
    removeText: 'The draft and its steps are deleted for good.',
  },
  claims: {
    title: 'Who claimed',
    empty: 'Nobody has claimed here yet.',
    failed: 'Couldn’t load who claimed',
    gone: 'Deleted account',
    number: '#{number}',
    paid: 'paid {price}',
  },
});

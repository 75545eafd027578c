// Every text about a club as such: what it is, its rules, who runs it, and the ways out.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const infoCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'About {club}',
  about: 'About',
  noWords: 'Nobody has written a word about it yet.',
  writeWords: 'Write a few words',
  rules: 'House rules',
  noRules: 'No rules of its own. The house’s manners hold.',
  creator: 'Who runs it',
  owner: 'Owner',
  links: 'Elsewhere',
  opensApart: ', opens in a new tab',
  more: 'More',
  card: 'My member card',
  invite: 'Invite friends',
  share: 'Share the club',
  settings: 'Club settings',
  report: 'Report the club',
  leave: 'Leave the club',
  ownerStays: 'You own this club. To leave, hand it over in its settings first.',
  leaveTitle: 'Leave {club}?',
  leaveText: 'You keep member number {number} and your XP, and get both back if you return.',
  leaveTier: 'Your {tier} seat goes to nobody, but you lose it for now.',
  stay: 'Stay',
  leaveAct: 'Leave club',
  left: 'You left {club}. Your number is kept.',
});

// Every text about a club as such: what it is, its rules, who runs it, and the ways out.
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubErrorSentences } from './error-copy.ts';

export const infoCopy = defineCopy({
  errors: clubErrorSentences,
  title: 'About {club}',
  about: 'About',
  noWords: 'No description yet.',
  writeWords: 'Add a description',
  rules: 'Club rules',
  noRules: 'This club has no rules of its own. The StagePass terms apply.',
  creator: 'Run by',
  owner: 'Owner',
  links: 'Links',
  opensApart: ', opens in a new tab',
  more: 'More',
  card: 'My member card',
  invite: 'Invite friends',
  notifications: 'Notifications',
  share: 'Share this club',
  settings: 'Club settings',
  report: 'Report this club',
  leave: 'Leave this club',
  ownerStays: 'You own this club. To leave, transfer ownership in Club settings first.',
  leaveTitle: 'Leave {club}?',
  leaveText: 'If you come back, you get member number #{number} and your XP again.',
  leaveTier: 'You lose your {tier} tier for now.',
  stay: 'Stay in club',
  leaveAct: 'Leave club',
  left: 'You left {club}. Your member number is saved.',
});

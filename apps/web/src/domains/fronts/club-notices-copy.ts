// What has to be said about a club, seldom.
import { defineCopy } from '#platform/i18n/copy.ts';

export const clubNoticesCopy = defineCopy({
  banned: 'You are banned from this club. You can look at what is public, and not take part.',
  suspended: 'This club is suspended by the house. Nothing can be joined, posted or bought here for now.',
  closing: 'This club closes on {day}. Nobody can join any more.',
  closingStaff: 'This club closes on {day}. Its owner can still keep it, in the settings.',
  toSettings: 'Settings',
  muted: 'You read only, until {day}.',
});

// The rare notices about a club: banned, suspended, closing, muted.
import { defineCopy } from '#platform/i18n/copy.ts';

export const clubNoticesCopy = defineCopy({
  banned: 'You’re banned from this club. You can see what’s public, but you can’t take part.',
  toDecision: 'See the reason and appeal',
  suspended: 'StagePass suspended this club. Nobody can join, post or buy here for now.',
  closing: 'This club closes on {day}. Nobody can join anymore.',
  closingStaff: 'This club closes on {day}. The owner can still cancel this in Club settings.',
  toSettings: 'Club settings',
  muted: 'You’re muted until {day}. You can read but not write.',
});

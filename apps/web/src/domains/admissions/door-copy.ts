// The texts of the join button on a club's front page; apart from the other texts of joining, because the first screens show them.
import { defineCopy } from '#platform/i18n/copy.ts';

export const doorTexts = {
  join: 'Join',
  joinNamed: 'Join {club}',
  in: 'Joined',
  inNamed: 'Joined {club}',
  look: 'View club',
  lookNamed: 'View club {club}',
  signIn: 'Sign in to join',
  verify: 'Verify your email to join',
  verifyText: 'We emailed you a code.',
  requirements: { one: 'Complete one requirement to join', other: 'Complete {count} requirements to join' },
  goOn: 'Continue joining: {passed} of {total} done',
  xp: 'You get {xp} XP when you join',
  ask: 'Ask to join',
  askText: 'The owner or an admin approves new members.',
  waiting: 'You asked to join {when}. The club hasn’t answered yet.',
  withdraw: 'Cancel request',
  withdrawn: 'Request canceled',
  refused: 'The club declined your request.',
  refusedReason: 'The club declined your request: “{reason}”',
  again: 'You can ask again {when}.',
  inviteOnly: 'Invite only. Ask a member for an invitation.',
  haveCode: 'Enter invite code',
  full: 'This club is full right now. Try again later.',
  banned: 'You’re banned from this club.',
  closing: 'This club is closing. Nobody can join anymore.',
  member: 'Go to club',
} as const;

export const doorCopy = defineCopy(doorTexts);

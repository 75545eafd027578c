// The texts of a club's door; apart from the other texts of joining, because the first screens show it.
import { defineCopy } from '#platform/i18n/copy.ts';

export const doorTexts = {
  join: 'Join',
  joinNamed: 'Join {club}',
  in: 'You are in',
  inNamed: 'You are in {club}',
  look: 'Look in',
  lookNamed: 'Look in at {club}',
  signIn: 'Sign in to join',
  verify: 'Verify your e-mail to join',
  verifyText: 'The code is in your inbox. It takes a minute.',
  requirements: { one: 'Join: one thing to do first', other: 'Join: {count} things to do first' },
  goOn: 'Go on joining: {passed} of {total} done',
  xp: 'Earns {xp} XP on joining',
  ask: 'Ask to join',
  askText: 'The people who run this club let new members in themselves.',
  waiting: 'You asked {when}. The club answers as soon as it can.',
  withdraw: 'Take it back',
  withdrawn: 'Taken back',
  refused: 'The club said no.',
  refusedReason: 'The club said no: “{reason}”',
  again: 'You can ask again {when}.',
  inviteOnly: 'By invitation only. Ask a member for theirs.',
  haveCode: 'I have a code',
  full: 'This club is full for now. Come back when there is room.',
  banned: 'You are banned from this club.',
  closing: 'This club is about to close and takes nobody in any more.',
  member: 'Open the club',
} as const;

export const doorCopy = defineCopy(doorTexts);

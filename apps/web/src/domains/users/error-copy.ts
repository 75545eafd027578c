// One sentence for each way a call about people can fail; shared by the domain's catalogues.
import type * as usersErrors from '@stagepass/contract/users/errors.ts';

type UsersErrors = typeof usersErrors;
/** Every code that the users domain declares; a missing sentence does not compile. */
type UsersErrorCode = UsersErrors[keyof UsersErrors]['code'];

export const userErrors = {
  'users.not-found': 'This profile doesn’t exist, or you can’t see it.',
  'users.user-name-taken': 'This username is taken.',
  'users.user-name-reserved': 'This username is reserved. Choose another one.',
  'users.user-name-too-soon': 'You can change your username once every 30 days.',
  'users.picture-unreadable': 'We can’t read this file. Use a JPEG, PNG, WebP or AVIF picture.',
  'users.own-account': 'You can’t do this with your own account.',
  'users.follow-refused': 'This person isn’t accepting new followers.',
  'users.follows-hidden': 'This list is private.',
  'users.list-full': 'This list is full. Remove something from it first.',
  'users.muted-word-empty': 'Enter a word with letters or numbers.',
  'users.export-running': 'We’re already preparing your data.',
  'users.deletion-owns-clubs': 'Transfer or delete the clubs you own first.',
} as const satisfies Record<UsersErrorCode, string>;

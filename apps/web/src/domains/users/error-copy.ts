// One sentence for each way a call about people can fail; shared by the domain's catalogues.
import type * as usersErrors from '@stagepass/contract/users/errors.ts';

type UsersErrors = typeof usersErrors;
/** Every code that the users domain declares; a missing sentence does not compile. */
type UsersErrorCode = UsersErrors[keyof UsersErrors]['code'];

export const userErrors = {
  'users.not-found': 'There is nobody by that name.',
  'users.user-name-taken': 'That name is taken.',
  'users.user-name-reserved': 'That name is reserved.',
  'users.user-name-too-soon': 'A name can be changed once in 30 days.',
  'users.picture-unreadable': 'That file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.',
  'users.own-account': 'That is you.',
  'users.follow-refused': 'This person does not take new followers.',
  'users.follows-hidden': 'This person keeps that list private.',
  'users.list-full': 'This list is full. Take something out of it first.',
  'users.muted-word-empty': 'There is no word in that.',
  'users.export-running': 'Your data is being gathered already.',
  'users.deletion-owns-clubs': 'Hand over or delete the clubs you own first.',
} as const satisfies Record<UsersErrorCode, string>;

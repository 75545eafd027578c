// Owns the expected failures of the users domain.
import { errorCode } from '../endpoint.ts';

export const userNotFound = errorCode('users.not-found', 404, 'There is nobody by that name.');
export const userNameTaken = errorCode('users.user-name-taken', 409, 'That name is taken.');
export const userNameReserved = errorCode('users.user-name-reserved', 422, 'That name is reserved.');
export const userNameTooSoon = errorCode(
  'users.user-name-too-soon',
  409,
  'A name can be changed once in 30 days.',
);
export const pictureUnreadable = errorCode(
  'users.picture-unreadable',
  422,
  'That file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.',
);
export const ownAccount = errorCode('users.own-account', 422, 'That is you.');
export const followRefused = errorCode(
  'users.follow-refused',
  403,
  'This person does not take new followers.',
);
export const followsHidden = errorCode('users.follows-hidden', 403, 'This person keeps that list private.');
export const listFull = errorCode(
  'users.list-full',
  409,
  'This list is full. Take something out of it first.',
);
export const mutedWordEmpty = errorCode('users.muted-word-empty', 422, 'There is no word in that.');
export const exportRunning = errorCode('users.export-running', 409, 'Your data is being gathered already.');
export const deletionOwnsClubs = errorCode(
  'users.deletion-owns-clubs',
  409,
  'Hand over or delete the clubs you own first.',
);

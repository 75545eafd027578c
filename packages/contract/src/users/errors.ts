// Owns the expected failures of the users domain.
import { errorCode } from '../endpoint.ts';

export const userNotFound = errorCode(
  'users.not-found',
  404,
  'This profile doesn’t exist, or you can’t see it.',
);
export const userNameTaken = errorCode('users.user-name-taken', 409, 'This username is taken.');
export const userNameReserved = errorCode(
  'users.user-name-reserved',
  422,
  'This username is reserved. Choose another one.',
);
export const userNameTooSoon = errorCode(
  'users.user-name-too-soon',
  409,
  'You can change your username once every 30 days.',
);
export const pictureUnreadable = errorCode(
  'users.picture-unreadable',
  422,
  'We can’t read this file. Use a JPEG, PNG, WebP or AVIF picture.',
);
export const ownAccount = errorCode('users.own-account', 422, 'You can’t do this with your own account.');
export const followRefused = errorCode(
  'users.follow-refused',
  403,
  'This person isn’t accepting new followers.',
);
export const followsHidden = errorCode('users.follows-hidden', 403, 'This list is private.');
export const listFull = errorCode(
  'users.list-full',
  409,
  'This list is full. Remove something from it first.',
);
export const mutedWordEmpty = errorCode(
  'users.muted-word-empty',
  422,
  'Enter a word with letters or numbers.',
);
export const exportRunning = errorCode('users.export-running', 409, 'We’re already preparing your data.');
export const deletionOwnsClubs = errorCode(
  'users.deletion-owns-clubs',
  409,
  'Transfer or delete the clubs you own first.',
);

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

// Owns the expected failures of sets.
import { errorCode } from '../endpoint.ts';
import { MOST_SETS } from './shapes.ts';

export const setNotFound = errorCode('sets.not-found', 404, 'This set doesn’t exist anymore.');
export const setNotShown = errorCode('sets.not-shown', 404, 'This collection isn’t shown.');
export const tooManySets = errorCode(
  'sets.too-many',
  409,
  `A club can have ${MOST_SETS} sets. Retire one first.`,
);
export const setFrozen = errorCode(
  'sets.frozen',
  409,
  'Fans are collecting this set for its badge. Only its name and season can change.',
);
export const setWrongState = errorCode(
  'sets.wrong-state',
  409,
  'This set has changed meanwhile. Reload and try again.',
);

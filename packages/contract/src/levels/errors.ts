// Owns the expected failures of levels.
import { errorCode } from '../endpoint.ts';

export const levelNotShown = errorCode('levels.not-shown', 404, 'This level isn’t shown.');
export const tooManyLevels = errorCode(
  'levels.too-many',
  409,
  'A club can name up to 60 levels. Remove one first.',
);

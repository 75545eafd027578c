// Owns the expected failures of levels.
import { errorCode } from '../endpoint.ts';

export const tooManyLevels = errorCode(
  'levels.too-many',
  409,
  'A club can name up to 60 levels. Remove one first.',
);

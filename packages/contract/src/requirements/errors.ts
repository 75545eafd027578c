// Owns the expected failures of the requirements domain.
import { errorCode } from '../endpoint.ts';

export const requirementNotFound = errorCode('requirements.not-found', 404, 'This is not asked any more.');
export const notAttemptable = errorCode(
  'requirements.not-attemptable',
  403,
  'There is nothing here for you to do.',
);
export const notOpened = errorCode('requirements.not-opened', 409, 'Open it first, then finish it.');
export const tooSoon = errorCode('requirements.too-soon', 409, 'Stay with it a little longer.');
export const outOfTries = errorCode('requirements.out-of-tries', 409, 'All tries are used up.');
export const answersNotRight = errorCode(
  'requirements.answers-not-right',
  422,
  'Some answers are missing or not right.',
);
export const requirementChanged = errorCode(
  'requirements.changed',
  409,
  'This was changed while you were at it. Begin again: it does not count as a try.',
);
export const wrongType = errorCode('requirements.wrong-type', 422, 'A requirement keeps its type.');
export const configNotRight = errorCode(
  'requirements.config-not-right',
  422,
  'This cannot be passed as it is set up.',
);
export const listFull = errorCode('requirements.list-full', 422, 'Ten requirements are the most.');
export const orderNotRight = errorCode(
  'requirements.order-not-right',
  409,
  'The list was changed meanwhile. Look again, then reorder.',
);

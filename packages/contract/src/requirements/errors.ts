// Owns the expected failures of the requirements domain.
import { errorCode } from '../endpoint.ts';

export const requirementNotFound = errorCode(
  'requirements.not-found',
  404,
  'This requirement doesn’t exist anymore.',
);
export const notAttemptable = errorCode(
  'requirements.not-attemptable',
  403,
  'You can’t do this requirement.',
);
export const notOpened = errorCode(
  'requirements.not-opened',
  409,
  'You finished or restarted this on another device. Go back to the list.',
);
export const tooSoon = errorCode(
  'requirements.too-soon',
  409,
  'The minimum time isn’t over yet. Wait a moment, then try again.',
);
export const outOfTries = errorCode('requirements.out-of-tries', 409, 'You have no tries left.');
export const answersNotRight = errorCode(
  'requirements.answers-not-right',
  422,
  'Some answers are missing or not valid. Check them and try again.',
);
export const requirementChanged = errorCode(
  'requirements.changed',
  409,
  'The club changed this requirement. Start again. This didn’t count as a try.',
);
export const wrongType = errorCode(
  'requirements.wrong-type',
  422,
  'You can’t change the type of a requirement.',
);
export const configNotRight = errorCode(
  'requirements.config-not-right',
  422,
  'Nobody could pass this requirement as it is set up.',
);
export const listFull = errorCode('requirements.list-full', 422, 'You can add up to ten requirements.');
export const orderNotRight = errorCode(
  'requirements.order-not-right',
  409,
  'The list was changed on another device. Reload, then reorder.',
);

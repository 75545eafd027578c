// Owns the expected failures of the checkins domain.
import { errorCode } from '../endpoint.ts';

export const checkinTokenNotRight = errorCode(
  'checkins.token-not-right',
  422,
  'This check-in can’t be confirmed. Connect to the internet and check in again.',
);
export const checkinTooLate = errorCode(
  'checkins.too-late',
  409,
  'This check-in arrived more than 48 hours after its day, so it doesn’t count.',
);
export const nothingToRepair = errorCode(
  'checkins.nothing-to-repair',
  409,
  'There is no missed day to repair.',
);
export const repairUsed = errorCode(
  'checkins.repair-used',
  409,
  'You already used this month’s repair. You get a new one next month.',
);

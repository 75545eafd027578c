// Owns the expected failures of the operations domain.
import { errorCode } from '../endpoint.ts';

export const personUnknown = errorCode('operations.person-not-found', 404, 'This account doesn’t exist.');
export const clubUnknown = errorCode('operations.club-not-found', 404, 'This club doesn’t exist.');
export const notYourself = errorCode(
  'operations.not-yourself',
  409,
  'You can’t suspend yourself or another operator. Revoke the role from the command line first.',
);
export const notParked = errorCode(
  'operations.not-parked',
  404,
  'This isn’t waiting any more. Someone may have retried it already.',
);
export const auditUnderWay = errorCode(
  'operations.audit-under-way',
  409,
  'An audit is running already. Its result will appear here.',
);
export const announcementNotFound = errorCode(
  'operations.announcement-not-found',
  404,
  'This announcement doesn’t exist or was removed.',
);
export const endsTooEarly = errorCode(
  'operations.ends-too-early',
  400,
  'The end must be later than the start and later than now.',
);

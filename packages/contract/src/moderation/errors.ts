// Owns the expected failures of the moderation domain.
import { errorCode } from '../endpoint.ts';

export const caseNotFound = errorCode('moderation.case-not-found', 404, 'There is no such case.');
export const caseDecided = errorCode('moderation.case-decided', 409, 'Somebody has decided this already.');
export const caseTaken = errorCode('moderation.case-taken', 409, 'Somebody else is looking at this.');
export const notYoursToDecide = errorCode(
  'moderation.not-yours-to-decide',
  403,
  'This is about you, or about somebody of your own rank. Somebody above has to decide.',
);
export const sanctionNotPossible = errorCode(
  'moderation.sanction-not-possible',
  422,
  'That cannot be done to this author. Choose something else.',
);
export const nothingDecided = errorCode(
  'moderation.nothing-decided',
  422,
  'Take it away, or say what becomes of its author.',
);
export const appealTooLate = errorCode(
  'moderation.appeal-too-late',
  409,
  'The time for an appeal is over, or there was one already.',
);
export const noAppeal = errorCode('moderation.no-appeal', 409, 'There is no appeal to answer.');

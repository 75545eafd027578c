// Owns the expected failures of the moderation domain.
import { errorCode } from '../endpoint.ts';

export const caseNotFound = errorCode('moderation.case-not-found', 404, 'This report doesn’t exist anymore.');
export const caseDecided = errorCode('moderation.case-decided', 409, 'This report was already decided.');
export const caseTaken = errorCode(
  'moderation.case-taken',
  409,
  'Another admin is reviewing this report right now.',
);
export const notYoursToDecide = errorCode(
  'moderation.not-yours-to-decide',
  403,
  'This report is about you or someone with your role. A person with a higher role has to decide.',
);
export const sanctionNotPossible = errorCode(
  'moderation.sanction-not-possible',
  422,
  'This action isn’t possible for this author. Choose another.',
);
export const nothingDecided = errorCode(
  'moderation.nothing-decided',
  422,
  'Remove the content or choose an action for its author.',
);
export const appealTooLate = errorCode(
  'moderation.appeal-too-late',
  409,
  'You can’t appeal anymore: the 14 days are over or you already appealed.',
);
export const noAppeal = errorCode('moderation.no-appeal', 409, 'This appeal was already answered.');

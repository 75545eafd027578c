// Owns the expected failures of the conditions domain.
import { errorCode } from '../endpoint.ts';

export const conditionUnknownPart = errorCode(
  'conditions.unknown-part',
  422,
  'A part of this condition does not exist in this club any more.',
);

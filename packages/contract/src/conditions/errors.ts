// Owns the expected failures of the conditions domain.
import { errorCode } from '../endpoint.ts';

export const conditionUnknownPart = errorCode(
  'conditions.unknown-part',
  422,
  'A tier, item, mission or badge in these conditions was deleted. Choose another.',
);

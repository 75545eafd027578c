// Owns the expected failures of the conditions domain.
import { errorCode } from '../endpoint.ts';

export const conditionUnknownPart = errorCode(
  'conditions.unknown-part',
  422,
  'A tier, item, mission, badge or token in these conditions doesn’t exist. Choose another.',
);

export const conditionBadgeOnly = errorCode(
  'conditions.badge-only',
  422,
  'A badge for opened packs or won auctions can’t be required for anything of value. Choose another.',
);

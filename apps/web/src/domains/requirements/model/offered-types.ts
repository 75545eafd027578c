// Which types can be asked for by what: as the contract says, closed, so that a type too many or too few does not compile.
import type {
  RequirementOwnerKind,
  RequirementType,
  requirementTypesFor,
} from '@stagepass/contract/requirements/kinds.ts';

type Offered = {
  [Owner in RequirementOwnerKind]: Readonly<Record<(typeof requirementTypesFor)[Owner][number], true>>;
};

const all: Offered['mission'] = {
  CONTENT: true,
  QRCODE: true,
  CHECKIN: true,
  SOCIAL: true,
  FORM: true,
  QUIZ: true,
  LOCATION: true,
  VR: true,
  AR: true,
  WEB3: true,
};

/** In the order in which they are offered. */
const offered: Offered = {
  joining: { CONTENT: true, FORM: true, QUIZ: true },
  mission: all,
  station: all,
};

export function offeredTypes(owner: RequirementOwnerKind): RequirementType[] {
  return Object.keys(offered[owner]) as RequirementType[];
}

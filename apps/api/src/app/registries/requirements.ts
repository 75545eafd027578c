// Owns whom requirements can be for; a kind without an owner does not compile.
import type { RequirementOwnerKind } from '@stagepass/contract/requirements/kinds.ts';
import { joiningOwner } from '#domains/admissions/joining-owner.ts';
import { missionOwner } from '#domains/missions/mission-owner.ts';
import type { RequirementOwner } from '#domains/requirements/public/requirement-owners.ts';
import { stationOwner } from '#domains/stations/station-owner.ts';

export const requirementRegistry = {
  joining: joiningOwner,
  mission: missionOwner,
  station: stationOwner,
} satisfies Record<RequirementOwnerKind, RequirementOwner>;

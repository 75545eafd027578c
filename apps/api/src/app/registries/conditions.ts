// Owns which domain judges which kind of condition; a kind without an owner does not compile.
import type { ConditionOwners } from '#domains/conditions/public/condition-owners.ts';
import { conditionToCome } from './owners-to-come.ts';

export const conditionRegistry = {
  tier: conditionToCome,
  level: conditionToCome,
  xp: conditionToCome,
} satisfies ConditionOwners;

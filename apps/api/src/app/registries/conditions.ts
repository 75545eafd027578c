// Owns which domain judges which kind of condition; a kind without an owner does not compile.
import { areBadgeOnly } from '#domains/achievements/badge-only-badges.ts';
import { badgeCondition } from '#domains/badges/conditions.ts';
import type { ConditionOwners } from '#domains/conditions/public/condition-owners.ts';
import { itemCondition } from '#domains/items/conditions.ts';
import { levelCondition, xpCondition } from '#domains/levels/conditions.ts';
import { tierCondition } from '#domains/memberships/conditions.ts';
import { missionCondition } from '#domains/missions/conditions.ts';
import { subscriptionCondition } from '#domains/subscriptions/conditions.ts';
import { tokenCondition } from '#domains/tokens/conditions.ts';

export const conditionRegistry = {
  tier: tierCondition,
  level: levelCondition,
  xp: xpCondition,
  item: itemCondition,
  mission: missionCondition,
  token: tokenCondition,
  badge: { ...badgeCondition, badgeOnlyMany: areBadgeOnly },
  subscription: subscriptionCondition,
} satisfies ConditionOwners;

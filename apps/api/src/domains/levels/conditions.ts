// Owns the conditions `xp` and `level`: whether somebody has gathered as much in the club.
import { levelBeginsAt } from '@stagepass/base/level.ts';
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import { findTotal } from './xp.store.ts';

type AtLeast = { at_least: number };

function reaching(xpFor: (atLeast: number) => number): ConditionOwner<AtLeast> {
  return {
    async evaluateMany(tx, viewer, args) {
      const xp = await findTotal(tx, viewer.club_id, viewer.user_id);
      return args.map(({ at_least }) => xp >= xpFor(at_least));
    },
    async labelMany(_tx, _clubId, args) {
      return args.map(() => '');
    },
  };
}

export const xpCondition = reaching((xp) => xp);
export const levelCondition = reaching(levelBeginsAt);

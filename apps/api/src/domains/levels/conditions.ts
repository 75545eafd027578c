// Owns the conditions `xp` and `level`: whether somebody has gathered as much in the club.
import { levelAt, levelBeginsAt } from '@stagepass/base/level.ts';
import type { ConditionOwner } from '#domains/conditions/public/condition-owners.ts';
import { findTotal } from './xp.store.ts';

type AtLeast = { at_least: number };

interface Measure {
  /** How much XP it takes. */
  xpFor: (atLeast: number) => number;
  /** As much XP, in what is asked for. */
  of: (xp: number) => number;
}

function reaching({ xpFor, of }: Measure): ConditionOwner<AtLeast> {
  return {
    async evaluateMany(tx, viewer, args) {
      const xp = await findTotal(tx, viewer.club_id, viewer.user_id);
      return args.map(({ at_least }) => xp >= xpFor(at_least));
    },
    async labelMany(_tx, _clubId, args) {
      return args.map(() => '');
    },
    async haveMany(tx, viewer, args) {
      const xp = await findTotal(tx, viewer.club_id, viewer.user_id);
      return args.map(() => of(xp));
    },
  };
}

export const xpCondition = reaching({ xpFor: (xp) => xp, of: (xp) => xp });
export const levelCondition = reaching({ xpFor: levelBeginsAt, of: levelAt });

// Owns what the owner of a kind of condition must be able to do, and the slot where boot puts all owners.
import type { ConditionArgs, ConditionKind } from '@stagepass/contract/conditions/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

/** Somebody signed in, in one club. */
export interface ConditionViewer {
  user_id: string;
  club_id: string;
}

export interface ConditionOwner<Args> {
  /** In the order of the arguments, in one query. Whatever it does not know is false. */
  evaluateMany(tx: Executor, viewer: ConditionViewer, args: readonly Args[]): Promise<boolean[]>;
  /** The name of what each points at: null where that does not exist in the club, '' where the numbers say it all. */
  labelMany(tx: Executor, clubId: string, args: readonly Args[]): Promise<(string | null)[]>;
}

export type ConditionOwners = { readonly [Kind in ConditionKind]: ConditionOwner<ConditionArgs[Kind]> };

export const conditionOwners = slot<ConditionOwners>('condition-owners');

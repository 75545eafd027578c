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
  /**
   * The name of what each points at: null where that does not exist in the club, '' where the numbers say it all. `viewerId` is who reads
   * it, null for visitors; not given where those who write conditions do.
   */
  labelMany(
    tx: Executor,
    clubId: string,
    args: readonly Args[],
    viewerId?: string | null,
  ): Promise<(string | null)[]>;
  /** Of a kind that counts: how much the viewer has of what each asks for. */
  haveMany?(tx: Executor, viewer: ConditionViewer, args: readonly Args[]): Promise<number[]>;
  /** Of a kind that has such: whether each is earned by paid chance or by bids, which give a badge and never value. */
  badgeOnlyMany?(tx: Executor, args: readonly Args[]): Promise<boolean[]>;
}

export type ConditionOwners = { readonly [Kind in ConditionKind]: ConditionOwner<ConditionArgs[Kind]> };

export const conditionOwners = slot<ConditionOwners>('condition-owners');

// Owns the slot of whoever counts what members open by a tier or a condition, and not as everybody does.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

/** Something that was shown to a member whole, or done by them, and what it asked for. */
export interface Opened {
  readonly club_id: string;
  /** Asked for a tier of this rank, or above. */
  readonly tier_rank?: number;
  readonly condition?: ConditionTree;
  /** A price of the store was lowered for the member's tier, by more than the percent which they get without any. */
  readonly lowered?: { readonly otherwise_percent: number };
}

/**
 * Called by reads and by deeds: costs one look in an index where there is nothing to count. A deed calls it in its own transaction,
 * before it locks an account. False where what opened this was given back for its money meanwhile: the caller looks again at what the
 * member may, once, and goes by that.
 */
export type CountOpened = (
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  userId: string,
  opened: readonly Opened[],
) => Promise<boolean>;

export const countOpened = slot<CountOpened>('count-opened');

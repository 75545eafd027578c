// Owns the slot of those whom requirements are for: each says who may do and edit them, and what follows once all are passed.
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import type { RequirementOwnerKind } from '@stagepass/contract/requirements/kinds.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

export interface RequirementOwnership {
  /** The owner's own id, where it was asked for by another name. */
  owner_id: string;
  club_id: string;
  may_attempt: boolean;
  /** Null where they may; otherwise what is missing. */
  edit_refusal: ErrorCode | null;
}

export interface RequirementOwner {
  /** Fails as the owner's own domain does where the caller may not even know of it. */
  load(platform: Platform, tx: Executor, actor: Actor, ownerId: string): Promise<RequirementOwnership>;
  /**
   * Once a person and list, unless the list grew: in the transaction that passed the last one, or in one of its own after the only
   * one that was missing was removed.
   */
  onSatisfied(
    platform: Platform,
    tx: Tx,
    done: { owner_id: string; club_id: string; user_id: string },
  ): Promise<void>;
}

export const requirementOwners: Slot<Record<RequirementOwnerKind, RequirementOwner>> =
  slot('requirement owners');

// Owns the slot of those whom requirements are for: each says who may do and edit them, and what follows once all are passed.
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import type { RequirementOwnerKind, RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

export interface RequirementOwnership {
  /** The owner's own id, where it was asked for by another name. */
  owner_id: string;
  /** What it is called, for sheets that are printed. */
  title: string;
  club_id: string;
  /** The round that is being done: '' where it is done once, otherwise the first day of it. */
  period: string;
  /** Null where they may; otherwise why not, or what is missing. */
  attempt_refusal: ErrorCode | null;
  edit_refusal: ErrorCode | null;
  /** Of showing the code of one to fans. */
  show_refusal: ErrorCode | null;
  /** Why nothing of the list can be changed now, though they may: fans are doing it. */
  frozen: ErrorCode | null;
}

export interface Done {
  owner_id: string;
  club_id: string;
  user_id: string;
  period: string;
}

export interface PassedRequirement {
  id: string;
  type: RequirementType;
}

/** Of the list that a reviewed requirement stands in: how many others wait for the club, and how many for the person. */
export interface ReviewRest {
  in_review: number;
  to_do: number;
}

export interface Reviewed extends Done {
  outcome: 'waiting' | 'accepted' | 'refused';
  rest: ReviewRest;
}

/** Somebody in one round of it. */
export interface Waiter {
  user_id: string;
  period: string;
}

/** Of a round that began earlier: whether what was opened then may still be finished. */
export interface At {
  period: string;
}

export interface RequirementOwner {
  /** Fails as the owner's own domain does where the caller may not even know of it. */
  load(
    platform: Platform,
    tx: Executor,
    actor: Actor,
    ownerId: string,
    at?: At,
  ): Promise<RequirementOwnership>;
  /** In the transaction that opens an attempt, each time: a place is taken here at the first one, or refused. */
  onBegun?(platform: Platform, tx: Tx, begun: Done): Promise<void>;
  /** In the transaction that passes one of them. */
  onPassed?(platform: Platform, tx: Tx, passed: Done & { requirement: PassedRequirement }): Promise<void>;
  /** Handed in, and waits to be looked at; or looked at. Comes before `onSatisfied`, where the last one is accepted. */
  onReview?(platform: Platform, tx: Tx, reviewed: Reviewed): Promise<void>;
  /** In the transaction that removes one of them, though people wait to hear of it: those for whom nothing else is in review. */
  onReviewsGone?(tx: Tx, gone: { owner_id: string; people: readonly Waiter[] }): Promise<void>;
  /** What its things are called, by id, for whoever reviews what is handed in for them. */
  titlesOf(tx: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Once a person and list, unless the list grew: in the transaction that passed the last one, or in one of its own after the only
   * one that was missing was removed. False where nothing followed from it: it is asked again with the next pass.
   */
  onSatisfied(platform: Platform, tx: Tx, done: Done & { device: () => string | null }): Promise<boolean>;
}

export const requirementOwners: Slot<Record<RequirementOwnerKind, RequirementOwner>> =
  slot('requirement owners');

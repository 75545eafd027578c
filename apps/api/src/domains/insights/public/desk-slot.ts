// Owns the slots of what domains put on a creator's desk; a kind that nobody makes does not compile.
import type { DeskDateKind, DeskDraftKind, DeskKind } from '@stagepass/contract/insights/kinds.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { DeskList, DeskWaiting } from '#domains/subjects/public/desk.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

/** `deed`: what somebody has to be allowed in a club to do something about it. */
export interface DeskParts {
  readonly waiting: Readonly<Record<DeskKind, { deed: ClubDeed; list: DeskWaiting }>>;
  readonly dates: Readonly<Record<DeskDateKind, { deed: ClubDeed; list: DeskList }>>;
  readonly drafts: Readonly<Record<DeskDraftKind, { deed: ClubDeed; list: DeskList }>>;
}

export const deskParts: Slot<DeskParts> = slot('desk');

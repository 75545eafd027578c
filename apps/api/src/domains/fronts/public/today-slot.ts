// Owns the slot of what domains put into the running order on Home; a kind that nobody makes does not compile.
import type { TodayKind, TodayLineOf } from '@stagepass/contract/fronts/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import type { Platform } from '#platform/platform.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

export type TodayParts = {
  readonly [Kind in TodayKind]: (
    platform: Platform,
    viewer: TodayViewer,
  ) => Promise<readonly TodayLineOf<Kind>[]>;
};

/** Each a fixed number of queries and a handful of lines, however many clubs somebody is in. */
export const todayParts: Slot<TodayParts> = slot('today');

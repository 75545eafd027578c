// The slot of the running order on Home: a renderer for each kind of line. A kind without one does not compile.
import type { TodayKind, TodayLineOf } from '@stagepass/contract/fronts/today.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { slot } from '#platform/slot/slot.ts';

export type TodayRenderers = { readonly [Kind in TodayKind]: TodayRenderer<TodayLineOf<Kind>> };

export const todayRenderers = slot<Partial<TodayRenderers>>({});

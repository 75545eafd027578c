// The slot for asking again who is there: the domain that knows how people sign in fills it.
import type { ComponentType, ReactNode } from 'react';
import { slot } from '#platform/slot/slot.ts';

/** Runs the act; asks and runs it again where the server wants to know who is there. Calling it off fails as refused. */
export type Guarded = <T>(act: () => Promise<T>) => Promise<T>;
type Guard = ComponentType<{ children: (guarded: Guarded) => ReactNode }>;

export const stepUpGuard = slot<() => Promise<{ StepUpGuard: Guard }>>(() =>
  Promise.reject(new Error('no domain asks again who is there')),
);

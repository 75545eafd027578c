// The slot for asking again who is there: whoever knows how people sign in hands it in at boot.
import type { ComponentType, ReactNode } from 'react';

/** Runs the act; asks and runs it again where the server wants to know who is there. Calling it off fails as refused. */
export type Guarded = <T>(act: () => Promise<T>) => Promise<T>;
type Guard = ComponentType<{ children: (guarded: Guarded) => ReactNode }>;
type LoadGuard = () => Promise<{ StepUpGuard: Guard }>;

let offered: LoadGuard | undefined;

/** Called once by the app. */
export function offerStepUpGuard(load: LoadGuard): void {
  offered = load;
}

export function stepUpGuard(): LoadGuard {
  if (offered === undefined) throw new Error('nobody asks again who is there');
  return offered;
}

// The steps after registering, and where a person who left goes on.
import { readLocal, removeLocal, writeLocal } from '#platform/storage/local.ts';

export const welcomeSteps = ['names', 'picture', 'interests', 'clubs', 'notices'] as const;
export type WelcomeStep = (typeof welcomeSteps)[number];

const keyOf = (userId: string) => `spc-welcome-${userId}`;

function isStep(value: string | null): value is WelcomeStep {
  return welcomeSteps.some((step) => step === value);
}

/** The step in the address wins; otherwise the one where the person stopped. */
export function currentStep({ asked, userId }: { asked: string | null; userId: string }): WelcomeStep {
  if (isStep(asked)) return asked;
  const kept = readLocal(keyOf(userId));
  return isStep(kept) ? kept : 'names';
}

export function stepAfter(step: WelcomeStep): WelcomeStep | null {
  return welcomeSteps[welcomeSteps.indexOf(step) + 1] ?? null;
}

export function keepStep({ step, userId }: { step: WelcomeStep; userId: string }): void {
  writeLocal(keyOf(userId), step);
}

export function forgetStep(userId: string): void {
  removeLocal(keyOf(userId));
}

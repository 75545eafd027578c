// Asking again who is there, for parts of earlier domains: hands its children the way to run an act that may need it.
import type { ReactNode } from 'react';
import { type StepUp, useStepUp } from './use-step-up.tsx';

export function StepUpGuard({ children }: { children: (guarded: StepUp['guarded']) => ReactNode }) {
  const { guarded, dialog } = useStepUp();
  return (
    <>
      {children(guarded)}
      {dialog}
    </>
  );
}

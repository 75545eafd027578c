// Owns what is shown where something failed: fetched when it does, and kept by the service worker for phones without a network.
import type { ErrorStateProps } from '@stagepass/ui/error-state/error-state.tsx';
import { Suspense } from 'react';
import { latePart } from './late-part.tsx';

const Shown = latePart(async () => (await import('@stagepass/ui/error-state/error-state.tsx')).ErrorState);

export function ErrorState(props: ErrorStateProps) {
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}

// Owns what is shown where something failed: fetched when it does, and kept by the service worker for phones without a network.
import type { ErrorStateProps } from '@stagepass/ui/error-state/error-state.tsx';
import { latePart } from './late-part.tsx';

const Shown = latePart(() => import('@stagepass/ui/error-state/error-state.tsx'), 'ErrorState', null);

export function ErrorState(props: ErrorStateProps) {
  return <Shown {...props} />;
}

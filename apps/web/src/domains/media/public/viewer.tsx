// The full-screen viewer as others use it: its code is fetched when the first picture is opened.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { lazy, Suspense } from 'react';

const Drawn = lazy(async () => ({ default: (await import('../parts/open-viewer.tsx')).OpenViewer }));

export interface ViewerProps {
  pictures: readonly MediaView[];
  /** Which one is open, counted from 0; null while none is. */
  at: number | null;
  onMove: (at: number | null) => void;
}

export function Viewer({ pictures, at, onMove }: ViewerProps) {
  if (at === null) return null;
  return (
    <Suspense fallback={null}>
      <Drawn pictures={pictures} at={at} onMove={onMove} />
    </Suspense>
  );
}

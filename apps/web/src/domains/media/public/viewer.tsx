// The full-screen viewer as others use it: its code is fetched when the first picture is opened.
import { lazy, Suspense } from 'react';
import type { ViewerProps } from '../parts/viewer-props.ts';

const Drawn = lazy(async () => ({ default: (await import('../parts/open-viewer.tsx')).OpenViewer }));

export function Viewer({ pictures, at, onMove }: ViewerProps) {
  if (at === null) return null;
  return (
    <Suspense fallback={null}>
      <Drawn pictures={pictures} at={at} onMove={onMove} />
    </Suspense>
  );
}

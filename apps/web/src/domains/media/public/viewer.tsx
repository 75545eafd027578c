// The full-screen viewer as others use it: its code is fetched when the first picture is opened.
import { latePart } from '#platform/late/late-part.tsx';
import type { ViewerProps } from '../parts/viewer-props.ts';

const Drawn = latePart(() => import('../parts/open-viewer.tsx'), 'OpenViewer', null);
/** A finger is on a picture. */
export const expectViewer = Drawn.expect;

export function Viewer({ pictures, at, onMove }: ViewerProps) {
  if (at === null) return null;
  return <Drawn pictures={pictures} at={at} onMove={onMove} />;
}

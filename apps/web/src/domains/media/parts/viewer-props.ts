// What the viewer of pictures is told.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';

export interface ViewerProps {
  pictures: readonly MediaView[];
  /** Which one is open, counted from 0; null while none is. */
  at: number | null;
  onMove: (at: number | null) => void;
}

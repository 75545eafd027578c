// Owns what can become of an upload that is whole: why it is refused, or what the row learns of it.
import type { MediaRefusal } from '@stagepass/contract/media/shapes.ts';

export type Outcome =
  | { refusal: MediaRefusal }
  | {
      base_key: string;
      type?: string;
      width?: number;
      height?: number;
      placeholder?: string;
      hue?: number;
      duration_s?: number | null;
    };

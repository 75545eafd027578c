// Owns what a subject keeps of the media it shows: enough to present them without asking for them again.
import type { MediaRow } from '../tables.ts';

/** A picture or video that was claimed; the subject may keep it as JSON beside its own row. */
export interface MediaFacts {
  id: string;
  kind: 'picture' | 'video';
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  hue: number;
  /** Where the files lie; a public one begins with `public/`. */
  base: string;
  /** Of the video's container; null for a picture. */
  type: string | null;
  duration_s: number | null;
}

export function factsOf(row: MediaRow): MediaFacts {
  return {
    id: row.id,
    kind: row.kind === 'video' ? 'video' : 'picture',
    alt: row.alt,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    hue: row.hue,
    base: row.base_key ?? '',
    type: row.kind === 'video' ? row.type : null,
    duration_s: row.duration_s,
  };
}

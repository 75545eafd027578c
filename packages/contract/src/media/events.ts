// Owns the events of the media domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** Its alt text changed while it was part of something: whoever shows it keeps a copy. */
export const mediaDescribed = eventType(
  'media.described',
  z.object({ media_id: z.string(), used_kind: z.string(), used_id: z.string() }),
);

// Owns the events of the media domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** All bytes are here; the file is looked at next. */
export const uploadFinished = eventType('media.upload-finished', z.object({ media_id: z.string() }));

// Owns the events of the safety domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { subjectRef } from '../subjects/shapes.ts';
import { reportReason } from './shapes.ts';

/** Told once for each person and subject. */
export const reportMade = eventType(
  'safety.report-made',
  z.object({
    report_id: z.string(),
    subject: subjectRef,
    reason: reportReason,
    reporter_id: z.string(),
    /** Whose subject it is, and where it stands. */
    author_id: z.string().nullable(),
    club_id: z.string().nullable(),
  }),
);

// Owns the shapes of safety: reports and the audit log.
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { subjectRef } from '../subjects/shapes.ts';

export const reportReasons = [
  'spam',
  'abuse',
  'hate',
  'sexual',
  'violence',
  'self-harm',
  'scam',
  'impersonation',
  'illegal',
  'other',
] as const;
export const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

export const reportNote = z.string().trim().max(1000, 'is longer than 1,000 characters');

/** What a report answers its maker. */
export const reportReceipt = z.object({
  id,
  subject: subjectRef,
  reason: reportReason,
  created_at: time,
  /** True where this person had reported it before: nothing new was made. */
  again: z.boolean(),
});

/** One line of the audit log. */
export const deedView = z.object({
  id,
  /** What was done, as `memberships.member-banned`. */
  deed: z.string(),
  actor_id: id.nullable(),
  subject: subjectRef.nullable(),
  details: z.record(z.string(), z.json()),
  created_at: time,
});
export type DeedView = z.infer<typeof deedView>;

// Owns the shapes of moderation: a case about one subject, its decision, and its appeal.
import { z } from 'zod';
import { reportReason } from '../safety/shapes.ts';
import { id, time } from '../shapes.ts';
import { subjectCard, subjectRef } from '../subjects/shapes.ts';
import { userCard } from '../users/shapes.ts';

/** `open` → `assigned` → `actioned` or `dismissed`; an actioned one may be `appealed`, and is `final` after that. */
export const caseStates = ['open', 'assigned', 'actioned', 'dismissed', 'appealed', 'final'] as const;
export const caseState = z.enum(caseStates);
export type CaseState = z.infer<typeof caseState>;

/** Who decides: the staff of the club, or whoever runs the instance. */
export const caseBenches = ['club', 'instance'] as const;
export const caseBench = z.enum(caseBenches);
export type CaseBench = z.infer<typeof caseBench>;

/** What becomes of the author; only people decide it. */
export const sanctions = ['none', 'warn', 'mute', 'ban'] as const;
export const sanction = z.enum(sanctions);
export type Sanction = z.infer<typeof sanction>;

export const decisionReason = z
  .string()
  .trim()
  .min(5, 'is too short to be understood')
  .max(1000, 'is longer than 1,000 characters');
export const appealText = z
  .string()
  .trim()
  .min(10, 'is too short to be understood')
  .max(2000, 'is longer than 2,000 characters');

export const LONGEST_MUTE_DAYS = 90;
export const LONGEST_BAN_DAYS = 3650;
export const APPEAL_DAYS = 14;

export const decision = z.object({
  /** Out of sight for good, unless an appeal brings it back. */
  removed: z.boolean(),
  sanction,
  /** Of a mute. */
  muted_until: time.nullable(),
  /** Of a ban that ends by itself. */
  banned_until: time.nullable(),
  /** When a ban was taken back, or ended. */
  lifted_at: time.nullable(),
  reason: z.string(),
  decided_at: time,
});

export const appeal = z.object({
  text: z.string(),
  appealed_at: time,
  /** Null while it waits. */
  outcome: z.enum(['upheld', 'overturned']).nullable(),
  reason: z.string(),
  answered_at: time.nullable(),
});

const summary = {
  id,
  subject: subjectRef,
  /** Null where it is gone. */
  card: subjectCard.nullable(),
  club_id: id.nullable(),
  state: caseState,
  opened_at: time,
  decision: decision.nullable(),
  appeal: appeal.nullable(),
};

/** As those who decide see it. Who reported is told to nobody. */
export const moderationCase = z.object({
  ...summary,
  bench: caseBench,
  author: userCard.nullable(),
  reports: z.int(),
  reasons: z.partialRecord(reportReason, z.int()),
  /** Out of sight until somebody decides. */
  hidden: z.boolean(),
  assignee: userCard.nullable(),
  decided_by: userCard.nullable(),
  updated_at: time,
  can: z.object({ assign: z.boolean(), decide: z.boolean(), answer_appeal: z.boolean() }),
});
export type ModerationCase = z.infer<typeof moderationCase>;

/** With what the reports say, newest first. */
export const moderationCaseInFull = moderationCase.extend({
  notes: z.array(z.object({ reason: reportReason, note: z.string(), created_at: time })),
});
export type ModerationCaseInFull = z.infer<typeof moderationCaseInFull>;

/** As the person concerned sees it: what was decided, why, and what can be done about it. */
export const ownCase = z.object({
  ...summary,
  club_name: z.string().nullable(),
  appeal_until: time.nullable(),
  can: z.object({ appeal: z.boolean() }),
});
export type OwnCase = z.infer<typeof ownCase>;

/**
 * What came of a report, for whoever made it: what was decided about the content, and nothing about its author.
 * `reversed`: action was taken, and taken back after an appeal.
 */
export const reportOutcomes = [
  'waiting',
  'in-review',
  'removed',
  'action-taken',
  'dismissed',
  'reversed',
] as const;

export const ownReport = z.object({
  id,
  subject: subjectRef,
  /** Null where it is gone, or out of the reporter's sight. */
  card: subjectCard.nullable(),
  club_name: z.string().nullable(),
  reason: reportReason,
  note: z.string(),
  created_at: time,
  outcome: z.enum(reportOutcomes),
  decided_at: time.nullable(),
});
export type OwnReport = z.infer<typeof ownReport>;

export const caseCounts = z.object({ waiting: z.int(), hidden: z.int(), appealed: z.int() });

/** A line of the audit log with who did it. */
export const loggedDeed = z.object({
  id,
  deed: z.string(),
  /** Null where the instance itself acted, or the account is gone. */
  actor: userCard.nullable(),
  subject: subjectRef.nullable(),
  card: subjectCard.nullable(),
  details: z.record(z.string(), z.json()),
  created_at: time,
});
export type LoggedDeed = z.infer<typeof loggedDeed>;

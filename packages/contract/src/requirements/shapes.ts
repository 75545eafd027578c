// Owns the shapes of requirements: the list somebody has to do, one attempt at one of them, and what an editor sees.
import { z } from 'zod';
import { fileView, mediaView } from '../media/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import * as ar from './ar.ts';
import * as checkin from './checkin.ts';
import * as content from './content.ts';
import * as form from './form.ts';
import { type RequirementType, requirementOwnerKinds } from './kinds.ts';
import * as location from './location.ts';
import * as qrcode from './qrcode.ts';
import * as quiz from './quiz.ts';
import * as social from './social.ts';
import * as vr from './vr.ts';
import * as web3 from './web3.ts';

export const requirementTitle = z.string().trim().min(1, 'is empty').max(80, 'is longer than 80 characters');

/** What the creator set, with the right answers: for editors only. */
export const requirementConfig = z.discriminatedUnion('type', [
  content.contentConfig,
  qrcode.qrcodeConfig,
  checkin.checkinConfig,
  social.socialConfig,
  form.formConfig,
  quiz.quizConfig,
  vr.vrConfig,
  ar.arConfig,
  web3.web3Config,
  location.locationConfig,
]);
export type RequirementConfig = z.infer<typeof requirementConfig>;
export type ConfigOf<Type extends RequirementType> = Extract<RequirementConfig, { type: Type }>;

/** What it asks, in the few words of a list row. */
export const requirementSummary = z.discriminatedUnion('type', [
  content.contentSummary,
  qrcode.qrcodeSummary,
  checkin.checkinSummary,
  social.socialSummary,
  form.formSummary,
  quiz.quizSummary,
  vr.vrSummary,
  ar.arSummary,
  web3.web3Summary,
  location.locationSummary,
]);
export type RequirementSummary = z.infer<typeof requirementSummary>;
export type SummaryOf<Type extends RequirementType> = Extract<RequirementSummary, { type: Type }>;

/** What is handed out when somebody begins; never the right answers. */
export const requirementTask = z.discriminatedUnion('type', [
  content.contentTask,
  qrcode.qrcodeTask,
  checkin.checkinTask,
  social.socialTask,
  form.formTask,
  quiz.quizTask,
  vr.vrTask,
  ar.arTask,
  web3.web3Task,
  location.locationTask,
]);
export type RequirementTask = z.infer<typeof requirementTask>;
export type TaskOf<Type extends RequirementType> = Extract<RequirementTask, { type: Type }>;

/** What comes back. */
export const requirementAnswer = z.discriminatedUnion('type', [
  content.contentAnswer,
  qrcode.qrcodeAnswer,
  checkin.checkinAnswer,
  social.socialAnswer,
  form.formAnswer,
  quiz.quizAnswer,
  vr.vrAnswer,
  ar.arAnswer,
  web3.web3Answer,
  location.locationAnswer,
]);
export type RequirementAnswer = z.infer<typeof requirementAnswer>;
export type AnswerOf<Type extends RequirementType> = Extract<RequirementAnswer, { type: Type }>;

/** What a phone tells while an attempt is under way. */
export const requirementReport = z.discriminatedUnion('type', [
  content.contentReport,
  vr.vrReport,
  ar.arReport,
]);
export type RequirementReport = z.infer<typeof requirementReport>;
/** Never for a type that reports nothing. */
export type ReportOf<Type extends RequirementType> = Extract<RequirementReport, { type: Type }>;

/** `locked`: the one before it comes first. `review`: handed in, and the club looks at it. */
export const requirementStates = ['todo', 'open', 'passed', 'out-of-tries', 'locked', 'review'] as const;

export const requirementEntry = z.object({
  id,
  position: z.int(),
  title: z.string(),
  xp: z.int(),
  state: z.enum(requirementStates),
  /** Opens once the one before it is passed. */
  waits: z.boolean(),
  passed_at: time.nullable(),
  /** Why the club refused what was handed in last. */
  refusal: z.string().nullable(),
  /** Null where any number of tries is allowed. */
  tries_left: z.int().nullable(),
  summary: requirementSummary,
});
export type RequirementEntry = z.infer<typeof requirementEntry>;

export const requirementList = z.object({
  owner_kind: z.enum(requirementOwnerKinds),
  owner_id: id,
  club_id: id,
  requirements: z.array(requirementEntry),
  passed: z.int(),
  all_passed: z.boolean(),
  can: z.object({ attempt: z.boolean(), edit: z.boolean() }),
});
export type RequirementList = z.infer<typeof requirementList>;

export const requirementAttempt = z.object({
  id,
  requirement_id: id,
  club_id: id,
  title: z.string(),
  number: z.int(),
  opened_at: time,
  /** Null without a time limit. */
  ends_at: time.nullable(),
  /** The server's clock, by which all of this is measured. */
  now: time,
  task: requirementTask,
});
export type RequirementAttempt = z.infer<typeof requirementAttempt>;

export const requirementOutcome = z.object({
  passed: z.boolean(),
  /** Handed in: somebody of the club looks at it. */
  in_review: z.boolean(),
  /** Why it was not passed. */
  reason: z.enum(['below-pass-mark', 'time-over', 'too-many-misses']).nullable(),
  /** Of a quiz: how many questions were answered rightly. */
  score: z.object({ right: z.int(), total: z.int(), needed: z.int() }).nullable(),
  /** Of a quiz whose creator allows it: what was answered wrongly, and the correct answer once no try is left. Null elsewhere. */
  wrong: z
    .array(
      z.object({ question: z.string(), chosen: z.array(z.string()), right: z.array(z.string()).nullable() }),
    )
    .nullable(),
  tries_left: z.int().nullable(),
  all_passed: z.boolean(),
});
export type RequirementOutcome = z.infer<typeof requirementOutcome>;

/** After a report: the task as it stands now; an outcome where the report ended the attempt. */
export const requirementProgress = z.object({
  now: time,
  task: requirementTask,
  outcome: requirementOutcome.nullable(),
});
export type RequirementProgress = z.infer<typeof requirementProgress>;

export const editableRequirement = z.object({
  id,
  position: z.int(),
  title: z.string(),
  xp: z.int(),
  waits: z.boolean(),
  /** Sent back with a change: somebody else's change meanwhile is noticed by it. */
  version: z.int(),
  config: requirementConfig,
  /** The pictures and videos that its config names. */
  media: z.array(mediaView),
  passed_count: z.int(),
  /** Sets of answers kept, which go with the requirement. */
  answers_count: z.int(),
});
export type EditableRequirement = z.infer<typeof editableRequirement>;

/** One person's answers to a form, as staff read them: in the order of the fields. */
export const answerSet = z.object({
  id,
  user: userCard,
  answered_at: time,
  answers: z.array(
    z.object({ key: z.string(), label: z.string(), text: z.string(), file: fileView.nullable() }),
  ),
});
export type AnswerSet = z.infer<typeof answerSet>;

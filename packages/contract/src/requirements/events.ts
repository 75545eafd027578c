// Owns the events of the requirements domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

/** Somebody did everything that the owner asks for. */
export const allRequirementsPassed = eventType(
  'requirements.all-passed',
  z.object({
    owner_kind: z.string(),
    owner_id: z.string(),
    club_id: z.string(),
    user_id: z.string(),
    period: z.string().default(''),
  }),
);

const submission = z.object({
  review_id: z.string(),
  owner_kind: z.string(),
  owner_id: z.string(),
  club_id: z.string(),
  user_id: z.string(),
  /** Of the step. */
  title: z.string(),
});
/** Something waits for a person of the club to look at it. */
export const submissionMade = eventType('requirements.submission-made', submission);
export const submissionDecided = eventType(
  'requirements.submission-decided',
  submission.extend({ by: z.string(), accepted: z.boolean(), reason: z.string() }),
);

/** It is gone, with everything that people did for it. */
export const requirementRemoved = eventType(
  'requirements.removed',
  z.object({ requirement_id: z.string(), club_id: z.string() }),
);

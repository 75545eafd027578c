// Owns the events of the moderation domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { subjectRef } from '../subjects/shapes.ts';

const about = { case_id: z.string(), subject: subjectRef, club_id: z.string().nullable() };

export const subjectHidden = eventType('moderation.subject-hidden', z.object(about));
export const caseDecided = eventType(
  'moderation.case-decided',
  z.object({ ...about, author_id: z.string().nullable(), actioned: z.boolean() }),
);
export const appealMade = eventType('moderation.appeal-made', z.object(about));
export const appealAnswered = eventType(
  'moderation.appeal-answered',
  z.object({ ...about, author_id: z.string().nullable(), overturned: z.boolean() }),
);

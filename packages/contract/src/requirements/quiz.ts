// Owns the shapes of QUIZ: questions with options, a time, a pass mark, tries. Right answers are in the editor's shape only.
import { z } from 'zod';
import { mediaView } from '../media/shapes.ts';
import { id } from '../shapes.ts';
import { partKey } from './form.ts';

const type = z.literal('QUIZ');
const questionText = z.string().trim().min(1, 'is empty').max(240, 'is longer than 240 characters');
const optionText = z.string().trim().min(1, 'is empty').max(120, 'is longer than 120 characters');

const rules = {
  /** For the whole quiz; null without a limit. */
  time_s: z.int().min(10).max(3600).nullable(),
  pass_percent: z.int().min(1).max(100),
  /** Null where any number is allowed. */
  tries: z.int().min(1).max(20).nullable(),
};

export const quizConfig = z.strictObject({
  type,
  text: z.string().trim().max(2000, 'is longer than 2,000 characters'),
  questions: z
    .array(
      z.strictObject({
        key: partKey,
        text: questionText,
        /** A picture above the question. */
        media_id: id.nullable().optional(),
        options: z
          .array(z.strictObject({ key: partKey, text: optionText, right: z.boolean() }))
          .min(2, 'has fewer than two options')
          .max(6, 'has more than six options'),
      }),
    )
    .min(1, 'has no question')
    .max(30, 'has more than 30 questions'),
  ...rules,
  /** Afterwards fans are told what they answered wrongly. */
  show_wrong: z.boolean().optional(),
});

/** `text`: the introduction, read before the clock runs. */
export const quizSummary = z.object({ type, text: z.string(), questions: z.int(), ...rules });

export const quizTask = z.object({
  type,
  text: z.string(),
  /** How many have to be right. */
  needed: z.int(),
  questions: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      picture: mediaView.nullable(),
      /** More than one option is right. */
      several: z.boolean(),
      options: z.array(z.object({ key: z.string(), text: z.string() })),
    }),
  ),
});

/** The chosen options by question. */
export const quizAnswer = z.strictObject({ type, answers: z.record(partKey, z.array(partKey).max(6)) });

// Owns the shapes of FORM: fields of seven kinds, and the answers to them.
import { z } from 'zod';

const type = z.literal('FORM');

/** Names a field, question or option for good, while its words change. */
export const partKey = z.string().regex(/^[A-Za-z0-9]{4,24}$/, 'is no key');

const common = {
  key: partKey,
  label: z.string().trim().min(1, 'is empty').max(120, 'is longer than 120 characters'),
  help: z.string().trim().max(240, 'is longer than 240 characters'),
  required: z.boolean(),
};
const day = z.iso.date();
const label = z.string().trim().min(1, 'is empty').max(80, 'is longer than 80 characters');

export const formField = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('text') }),
  z.strictObject({ ...common, kind: z.literal('long-text') }),
  z.strictObject({
    ...common,
    kind: z.literal('number'),
    least: z.number().nullable(),
    most: z.number().nullable(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('date'),
    earliest: day.nullable(),
    latest: day.nullable(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('choice'),
    options: z
      .array(z.strictObject({ key: partKey, label }))
      .min(2)
      .max(20),
    several: z.boolean(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('scale'),
    /** From 1 up to here. */
    steps: z.int().min(3).max(10),
    low_label: z.string().trim().max(40),
    high_label: z.string().trim().max(40),
  }),
  z.strictObject({ ...common, kind: z.literal('file') }),
]);
export type FormField = z.infer<typeof formField>;

const fields = z.array(formField).min(1, 'has no field').max(20, 'has more than 20 fields');

export const formConfig = z.strictObject({
  type,
  text: z.string().trim().max(2000, 'is longer than 2,000 characters'),
  fields,
});

export const formSummary = z.object({ type, fields: z.int() });

export const formTask = z.object({ type, text: z.string(), fields: z.array(formField) });

/** A text or a date; a number or a step; keys of options; the id of an uploaded file. */
const value = z.union([z.string().max(5000), z.number(), z.array(partKey).max(20)]);
export type FormValue = z.infer<typeof value>;

export const formAnswer = z.strictObject({ type, answers: z.record(partKey, value) });

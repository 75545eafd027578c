// Owns FORM: every answer is checked against its field before it is kept.

import { answersNotRight } from '@stagepass/contract/requirements/errors.ts';
import type { FormField, FormValue } from '@stagepass/contract/requirements/form.ts';
import type { FormFieldKind, FormProblem } from '@stagepass/contract/requirements/kinds.ts';
import { z } from 'zod';
import { fail } from '#platform/failure/failure.ts';
import type { ConfigProblem, TypeRules } from './type-rules.ts';

const TEXT_MOST = 200;
const LONG_TEXT_MOST = 5000;

export const form: TypeRules<'FORM'> = {
  problems: ({ fields }) => [
    ...(new Set(fields.map((field) => field.key)).size < fields.length
      ? [{ field: 'config.fields', message: 'uses one key twice' }]
      : []),
    ...fields.flatMap(fieldProblems),
  ],
  mediaOf: () => [],
  summary: ({ fields }) => ({ type: 'FORM', fields: fields.length }),
  tries: () => null,
  time_s: () => null,
  begin: () => ({}),
  task: ({ config: { text, fields } }) => ({ type: 'FORM', text, fields }),
  filesOf: ({ fields }, { answers }) =>
    fields.flatMap(({ kind, key }) => {
      const value = answers[key];
      return kind === 'file' && typeof value === 'string' && value !== '' ? [{ key, media_id: value }] : [];
    }),
  judge({ config, answer }) {
    const problems = config.fields.flatMap((field) => {
      const problem = problemOf(field, answer.answers[field.key]);
      return problem === undefined ? [] : [{ key: field.key, problem }];
    });
    if (problems.length > 0) fail(answersNotRight, { problems });
    const answers = Object.fromEntries(
      config.fields.flatMap(({ key }) => {
        const value = answer.answers[key];
        return value === undefined || isEmpty(value) ? [] : [[key, trimmed(value)]];
      }),
    );
    // With the fields as they were asked: a form that is changed later still shows what these answers answered.
    return { outcome: 'passed', reason: null, score: null, kept: { answers, fields: config.fields } };
  },
};

function isEmpty(value: FormValue): boolean {
  return typeof value === 'number'
    ? false
    : value.length === 0 || (typeof value === 'string' && value.trim() === '');
}

function trimmed(value: FormValue): FormValue {
  return typeof value === 'string' ? value.trim() : value;
}

function problemOf(field: FormField, value: FormValue | undefined): FormProblem | undefined {
  if (value === undefined || isEmpty(value)) return field.required ? 'missing' : undefined;
  return checks[field.kind](field as never, value);
}

type Check<Kind extends FormFieldKind> = (
  field: Extract<FormField, { kind: Kind }>,
  value: FormValue,
) => FormProblem | undefined;

const checks: { [Kind in FormFieldKind]: Check<Kind> } = {
  text: (_, value) => textProblem(value, TEXT_MOST),
  'long-text': (_, value) => textProblem(value, LONG_TEXT_MOST),
  number({ least, most }, value) {
    if (typeof value !== 'number') return 'wrong-kind';
    if (least !== null && value < least) return 'too-small';
    return most !== null && value > most ? 'too-large' : undefined;
  },
  date({ earliest, latest }, value) {
    const day = z.iso.date().safeParse(value);
    if (!day.success) return 'wrong-kind';
    if (earliest !== null && day.data < earliest) return 'too-early';
    return latest !== null && day.data > latest ? 'too-late' : undefined;
  },
  choice({ options, several }, value) {
    if (!Array.isArray(value) || (!several && value.length > 1)) return 'wrong-kind';
    const known = new Set(options.map((option) => option.key));
    if (new Set(value).size < value.length) return 'wrong-kind';
    return value.every((key) => known.has(key)) ? undefined : 'unknown-option';
  },
  scale({ steps }, value) {
    if (typeof value !== 'number' || !Number.isInteger(value)) return 'wrong-kind';
    if (value < 1) return 'too-small';
    return value > steps ? 'too-large' : undefined;
  },
  file: (_, value) => (typeof value === 'string' ? undefined : 'wrong-kind'),
};

function textProblem(value: FormValue, most: number): FormProblem | undefined {
  if (typeof value !== 'string') return 'wrong-kind';
  return value.trim().length > most ? 'too-long' : undefined;
}

function fieldProblems(field: FormField, at: number): ConfigProblem[] {
  const where = `config.fields.${at}`;
  if (field.kind === 'number' && field.least !== null && field.most !== null && field.least > field.most)
    return [{ field: `${where}.most`, message: 'is lower than the minimum' }];
  if (
    field.kind === 'date' &&
    field.earliest !== null &&
    field.latest !== null &&
    field.earliest > field.latest
  )
    return [{ field: `${where}.latest`, message: 'is before the earliest date' }];
  if (field.kind === 'choice') {
    const keys = new Set(field.options.map((option) => option.key));
    if (keys.size < field.options.length)
      return [{ field: `${where}.options`, message: 'uses one key twice' }];
  }
  return [];
}

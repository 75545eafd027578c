// Owns how kept form answers are read again: as texts in the order of their fields, and as a spreadsheet.
import type { FormField, FormValue } from '@stagepass/contract/requirements/form.ts';

export interface KeptAnswers {
  answers: Record<string, FormValue>;
  /** The fields as they were asked. */
  fields: FormField[];
}

export function answerText(field: FormField, value: FormValue | undefined): string {
  if (value === undefined) return '';
  if (field.kind !== 'choice' || !Array.isArray(value)) return String(value);
  return value.map((key) => field.options.find((option) => option.key === key)?.label ?? key).join('; ');
}

/** As an attempt holds them; nothing where it is another type's, such as a proof. */
export function keptOf(answers: unknown): KeptAnswers {
  return { answers: {}, fields: [], ...(answers as Partial<KeptAnswers>) };
}

export interface AnswerColumn {
  key: string;
  label: string;
}

/** The columns of an export: the form's fields as they stand, then those that were asked before. */
export function answerColumns(now: readonly FormField[], before: readonly AnswerColumn[]): AnswerColumn[] {
  const columns = new Map<string, string>();
  for (const { key, label } of [...now, ...before]) if (!columns.has(key)) columns.set(key, label);
  return [...columns].map(([key, label]) => ({ key, label }));
}

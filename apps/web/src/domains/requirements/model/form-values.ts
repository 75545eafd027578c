// The answers of a form while they are typed: as texts in fields, and as the values that are sent.

import type { FormField, FormValue } from '@stagepass/contract/requirements/form.ts';
import type { FormProblem } from '@stagepass/contract/requirements/kinds.ts';

/** Texts, numbers and dates as typed; keys of options; the id of an uploaded file. */
export type TypedAnswers = Record<string, string | string[]>;

export function isTyped(kept: unknown): kept is TypedAnswers {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  return Object.values(kept).every(
    (value) =>
      typeof value === 'string' || (Array.isArray(value) && value.every((key) => typeof key === 'string')),
  );
}

export function toSend(fields: readonly FormField[], typed: TypedAnswers): Record<string, FormValue> {
  const answers: Record<string, FormValue> = {};
  for (const { key, kind } of fields) {
    const value = typed[key];
    if (value === undefined || value.length === 0) continue;
    if (kind === 'number' || kind === 'scale') {
      const number = Number(value);
      // What is no number is sent as typed: the server says so at its field.
      answers[key] = Number.isFinite(number) && value !== '' ? number : String(value);
    } else answers[key] = value;
  }
  return answers;
}

/** What can be said before sending; the server looks again. */
export function missingOf(fields: readonly FormField[], typed: TypedAnswers): Map<string, FormProblem> {
  const empty = fields.filter(({ key, required }) => required && isEmpty(typed[key]));
  return new Map(empty.map(({ key }) => [key, 'missing']));
}

function isEmpty(value: string | string[] | undefined): boolean {
  return value === undefined || value.length === 0 || (typeof value === 'string' && value.trim() === '');
}

/** The problems that the server named. */
export function problemsOf(details: unknown): Map<string, FormProblem> {
  const { problems } = (details ?? {}) as { problems?: { key: string; problem: FormProblem }[] };
  return new Map((problems ?? []).map(({ key, problem }) => [key, problem]));
}

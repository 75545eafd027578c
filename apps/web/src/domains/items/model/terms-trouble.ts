// What is wrong with the terms or the model of a design, where the server says so more exactly.
import { isApiError } from '#platform/api/api-error.ts';
import { type Copy, copyIn, errorSentence } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import type { manageItemsCopy } from '../manage-copy.ts';
import { modelProblemCopy } from '../model-problem-copy.ts';

export function designTrouble(copy: Copy<typeof manageItemsCopy>, error: unknown): string {
  const isOfModel = isApiError(error, 'items.model-not-right');
  if (!isOfModel && !isApiError(error, 'items.terms-not-right')) return errorSentence(copy, error);
  const { details } = error;
  const problem =
    typeof details === 'object' && details !== null && 'problem' in details ? String(details.problem) : '';
  const known: Readonly<Record<string, string>> = isOfModel
    ? copyIn(modelProblemCopy, getLocale())
    : copy.problems;
  return known[problem] ?? errorSentence(copy, error);
}

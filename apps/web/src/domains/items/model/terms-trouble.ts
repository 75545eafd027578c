// What is wrong with the terms or the model of a design, where the server says so more exactly.
import { isApiError } from '#platform/api/api-error.ts';
import { formSentence } from '#platform/forms/form-errors.ts';
import { type Copy, copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import type { manageItemsCopy } from '../manage-copy.ts';
import { modelProblemCopy } from '../model-problem-copy.ts';

export function designTrouble(copy: Copy<typeof manageItemsCopy>, error: unknown): string {
  const isOfModel = isApiError(error, 'items.model-not-right');
  return formSentence(isOfModel ? { ...copy, problems: copyIn(modelProblemCopy, getLocale()) } : copy, error);
}

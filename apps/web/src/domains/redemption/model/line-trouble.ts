// Whether a failure is only the line's: then what is kept on the phone does, and what was done waits.
import { isApiError } from '#platform/api/api-error.ts';

export function isLineTrouble(error: unknown): boolean {
  if (isApiError(error)) return error.status === 0 || error.status >= 500 || error.status === 429;
  return error instanceof DOMException;
}

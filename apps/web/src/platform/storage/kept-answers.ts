// Owns the end of what this phone keeps of somebody to show without a network: it goes with their session.
import { removeLocal } from './local.ts';
import { passKeptKey } from './pass-kept.ts';

/** The database of it; one of its own, so that all of it goes at once. */
export const KEPT_DATABASE = 'stagepass-own';

/** The database of answers that screens show before the server answers (`answers-db.ts`). */
export const ANSWERS_DATABASE = 'stagepass-answers';

/** Called where somebody signs out, and by whoever keeps such things once the session is another one. */
export function forgetKept(): void {
  removeLocal(passKeptKey);
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
    indexedDB.deleteDatabase(ANSWERS_DATABASE);
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}

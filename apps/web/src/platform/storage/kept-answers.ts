// Owns the end of what this phone keeps of somebody to show without a network: it goes with their session.
/** The database of it; one of its own, so that all of it goes at once. */
export const KEPT_DATABASE = 'stagepass-own';

export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}

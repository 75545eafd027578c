// What somebody chose in a quiz so far, and the letters that stand before its options.

export interface QuizDraft {
  /** The question they are at, from 0. */
  at: number;
  /** Keys of options by question. */
  chosen: Record<string, string[]>;
}

export function isQuizDraft(kept: unknown): kept is QuizDraft {
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('chosen' in kept)) return false;
  const { at, chosen } = kept;
  if (!Number.isInteger(at) || typeof chosen !== 'object' || chosen === null) return false;
  return Object.values(chosen).every((keys) => Array.isArray(keys));
}

export function letterOf(place: number): string {
  return String.fromCharCode(65 + place);
}

export function lettersOf(
  question: { options: readonly { key: string }[] },
  chosen: readonly string[],
): string {
  return question.options
    .flatMap((option, place) => (chosen.includes(option.key) ? letterOf(place) : []))
    .join(', ');
}

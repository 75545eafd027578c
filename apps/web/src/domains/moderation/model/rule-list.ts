// The rules of the house while they are edited: each with a key of its own, so that moving one keeps its field.
export interface DraftRule {
  key: number;
  text: string;
}

export function draftOf(rules: readonly string[]): DraftRule[] {
  return rules.map((text, key) => ({ key, text }));
}

export function withNew(draft: readonly DraftRule[]): DraftRule[] {
  const key = Math.max(-1, ...draft.map((rule) => rule.key)) + 1;
  return [...draft, { key, text: '' }];
}

/** Swaps with the neighbour; at an end nothing happens. */
export function moved(draft: readonly DraftRule[], at: number, by: -1 | 1): DraftRule[] {
  const next = [...draft];
  const [one, other] = [next[at], next[at + by]];
  if (one === undefined || other === undefined) return next;
  next[at] = other;
  next[at + by] = one;
  return next;
}

/** What is sent: without the empty ones. */
export function rulesOf(draft: readonly DraftRule[]): string[] {
  return draft.map((rule) => rule.text.trim()).filter((text) => text !== '');
}

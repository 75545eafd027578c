// The name that is being typed after an @, and the text once it is chosen.

export interface MentionQuery {
  /** Where the @ stands. */
  from: number;
  /** Where the caret stands. */
  to: number;
  q: string;
}

const TYPED = /(?:^|[^\p{L}\p{N}_@/])@([a-z0-9_]{0,20})$/iu;

export function mentionAt(text: string, caret: number): MentionQuery | null {
  const match = TYPED.exec(text.slice(Math.max(0, caret - 40), caret));
  const q = match?.[1];
  return q === undefined ? null : { from: caret - q.length - 1, to: caret, q: q.toLowerCase() };
}

export function withMention(
  text: string,
  { from, to }: MentionQuery,
  userName: string,
): { text: string; caret: number } {
  const said = `@${userName} `;
  const rest = text.slice(to).replace(/^ /, '');
  return { text: text.slice(0, from) + said + rest, caret: from + said.length };
}

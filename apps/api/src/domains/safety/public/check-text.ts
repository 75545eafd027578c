// Owns the judgement of a text by a club's rules for words and links: pure, the same answer for the same text.
import { holdsLink } from '../links.rules.ts';
import { wordFilter } from '../words.rules.ts';

/** `held`: it is kept, and shown once somebody who keeps order has looked. */
export type TextVerdict = 'ok' | 'held' | 'blocked';

/** A club's text policy fits as it is. A word may be several in a row; a closing * stands for any ending. */
export interface TextRules {
  readonly blocked_words: readonly string[];
  readonly held_words?: readonly string[];
  readonly link_policy: 'allow' | 'hold' | 'block';
}

export function checkText(text: string, rules: TextRules): TextVerdict {
  if (text.trim() === '') return 'ok';
  if (filterFor(rules.blocked_words)(text)) return 'blocked';
  const links = rules.link_policy === 'allow' || !holdsLink(text) ? 'allow' : rules.link_policy;
  if (links === 'block') return 'blocked';
  return links === 'hold' || filterFor(rules.held_words ?? [])(text) ? 'held' : 'ok';
}

type Filter = ReturnType<typeof wordFilter>;

// A club's list is the same for thousands of texts: folding hundreds of words for each would cost more than the search.
const kept = new Map<string, Filter>();
const most = 500;

function filterFor(words: readonly string[]): Filter {
  const key = words.join('\n');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = wordFilter(words);
  if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}

// Owns the finding of filtered words in a text, however they are dressed up, and never inside an innocent longer word.
import { foldChunk, plain, unspaced } from './text-folding.rules.ts';

interface Pattern {
  /** Folded, one entry a word. */
  readonly words: readonly string[];
  readonly openEnded: boolean;
  readonly anywhere: boolean;
}

function patternOf(filtered: string): Pattern {
  const openEnded = filtered.trimEnd().endsWith('*');
  const words = tokensOf(plain(filtered.replaceAll('*', ' ')));
  return { words, openEnded, anywhere: unspaced.test(filtered) };
}

function tokensOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .map(foldChunk)
    .filter((token) => token !== '');
}

/** The same letters in the same order, each as often as in the word or more: 'spaaam' is spam, 'as' is not 'ass'. */
function stretches(token: string, word: string, openEnded: boolean): boolean {
  let at = 0;
  for (let from = 0; from < word.length; ) {
    const letter = word[from];
    let least = 0;
    while (word[from] === letter && from < word.length) {
      from += 1;
      least += 1;
    }
    let seen = 0;
    while (at < token.length && token[at] === letter) {
      at += 1;
      seen += 1;
    }
    if (seen < least) return false;
  }
  return openEnded || at === token.length;
}

/** What a text is searched in: its chunks, the parts of chunks, and letters written apart drawn together. */
function readingsOf(text: string): string[][] {
  const seen = plain(text);
  const chunks = tokensOf(seen);
  const parts = tokensOf(seen.replace(/[^\p{L}\p{M}\p{N}@$!|€£+]+|(?<=\p{L})[!|+]+(?=\s|$)/gu, ' '));
  return [chunks, parts, drawnTogether(parts)];
}

/** 's p a m' → 'spam'. */
function drawnTogether(tokens: readonly string[]): string[] {
  const drawn: string[] = [];
  let run = '';
  for (const token of [...tokens, '  ']) {
    if ([...token].length === 1) run += token;
    else {
      if (run.length > 1) drawn.push(run);
      run = '';
    }
  }
  return drawn;
}

function occurs(pattern: Pattern, tokens: readonly string[]): boolean {
  const last = pattern.words.length - 1;
  return tokens.some((_, start) =>
    pattern.words.every((word, offset) => {
      const token = tokens[start + offset];
      return token !== undefined && stretches(token, word, pattern.openEnded && offset === last);
    }),
  );
}

/** Made once for a list of words; answers whether any of them is in a text. */
export function wordFilter(filtered: readonly string[]): (text: string) => boolean {
  const patterns = filtered.map(patternOf).filter((pattern) => pattern.words.length > 0);
  if (patterns.length === 0) return () => false;
  return (text) => {
    const readings = readingsOf(text);
    const whole = readings[0]?.join('') ?? '';
    const spelt = readings[2] ?? [];
    return patterns.some((pattern) => {
      if (pattern.anywhere) return whole.includes(pattern.words.join(''));
      const joined = { ...pattern, words: [pattern.words.join('')] };
      return readings.some((tokens) => occurs(pattern, tokens)) || occurs(joined, spelt);
    });
  };
}

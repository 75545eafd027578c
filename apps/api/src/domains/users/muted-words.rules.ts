// Owns how a muted word is recognised: whole words, without regard to case and accents.

/** What is stored and compared: 'Crème  Brûlée' and 'creme brulee' are one. */
export function foldWord(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * 'art' mutes 'Art!' and '#art', not 'party'. Scripts that are written without spaces have no such borders: there a
 * word is found anywhere.
 */
export function mutedWordTest(folded: readonly string[]): (text: string) => boolean {
  if (folded.length === 0) return () => false;
  const parts = folded.map((word) => `${borderBefore(word)}${escapePattern(word)}${borderAfter(word)}`);
  const pattern = new RegExp(parts.join('|'), 'u');
  return (text) => pattern.test(foldWord(text));
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const letter = /[\p{L}\p{N}]/u;

function borderBefore(word: string): string {
  const first = [...word][0] ?? '';
  return letter.test(first) && !unspaced.test(first) ? '(?<![\\p{L}\\p{N}])' : '';
}

function borderAfter(word: string): string {
  const last = [...word].at(-1) ?? '';
  return letter.test(last) && !unspaced.test(last) ? '(?![\\p{L}\\p{N}])' : '';
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

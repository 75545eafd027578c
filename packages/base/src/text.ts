// Owns: handling names and sentences by what people see as one character.

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

function graphemes(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/** At most `most` visible characters, the ellipsis among them; never half an emoji or a bare accent. */
export function truncate(text: string, most: number): string {
  // A text of at most that many code units cannot have more graphemes: spares the segmenter for most texts.
  if (text.length <= most) return text;
  const seen = graphemes(text);
  if (seen.length <= most) return text;
  if (most < 1) return '';
  return `${seen
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** On one line and without the signs of Markdown, for where a text is quoted. */
export function plainText(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 3 to 20 of a–z, 0–9 and _. */
export const USER_NAME_PATTERN = /^[a-z0-9_]{3,20}$/;

/** What a typed name is compared and stored as; whether it is allowed is USER_NAME_PATTERN's word. */
export function normaliseUserName(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/^[\s@]+/, '')
    .trimEnd()
    .toLowerCase();
}

/** One or two letters that stand for a name where there is no picture. Empty for a name without letters or digits. */
export function initials(name: string): string {
  const words = name.split(/[\s_\-.]+/u).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''));
  const named = words.filter((word) => word !== '');
  const ends = named.length > 1 ? [named[0], named.at(-1)] : named;
  return ends.map((word) => (graphemes(word ?? '')[0] ?? '').toLocaleUpperCase('en')).join('');
}

// Owns how texts become the terms of the index: folded and split by us, so that all languages are found alike.

const kept = new Map(
  Object.entries({ ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ł: 'l', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i', ħ: 'h' }),
);

/** Lower case, without accents; letters that have no plain form by Unicode get the usual one. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ßøđðłæœþıħ]/gu, (letter) => kept.get(letter) ?? letter)
    .normalize('NFC');
}

/** Written without spaces: pairs of neighbouring characters stand for words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const longest = 40;

/** In order, with repeats. */
export function termsOf(text: string): string[] {
  const folded = fold(text).replace(unspaced, (run) => ` ${pairsOf(run).join(' ')} `);
  // An apostrophe inside a word is no border: don't → dont, l'été → lete as it is typed without.
  return folded
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((term) => term !== '')
    .map((term) => [...term].slice(0, longest).join(''));
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

export interface WeightedTexts {
  title: string;
  tags: readonly string[];
  body: string;
}

/** Bounds what one document can cost: the first words of a long text say what it is about. */
const mostTerms = 400;

/** The text form of a tsvector: title A, tags B, body C. */
export function vectorOf({ title, tags, body }: WeightedTexts): string {
  const places = new Map<string, string[]>();
  let position = 0;
  const add = (terms: readonly string[], weight: 'A' | 'B' | 'C') => {
    for (const term of terms) {
      position += 1;
      if (position > mostTerms) return;
      const before = places.get(term);
      // PostgreSQL keeps 255 places a word; far fewer tell as much.
      if (before === undefined) places.set(term, [`${position}${weight}`]);
      else if (before.length < 16) before.push(`${position}${weight}`);
    }
  };
  add(termsOf(title), 'A');
  add(tags.flatMap(termsOf), 'B');
  add(termsOf(body), 'C');
  // Terms are letters and digits only: nothing in them needs escaping.
  return [...places].map(([term, at]) => `'${term}':${at.join(',')}`).join(' ');
}

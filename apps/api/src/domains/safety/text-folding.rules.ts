// Owns how a text is folded before words are looked for: case, accents, look-alike letters, hidden characters.

/** Letters of other alphabets, digits and signs that are used to look like Latin ones. l, i, 1, ! and | count as one. */
const lookAlikes = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ї: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ь: 'b',
    г: 'r',
    п: 'n',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ß: 'ss',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ł: 'i',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ı: 'i',
    ħ: 'h',
    ŧ: 't',
    ɑ: 'a',
    ɡ: 'g',
    l: 'i',
  }),
);
const signs = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '9': 'g',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
    '€': 'e',
    '£': 'i',
    '+': 't',
  }),
);

/** Scripts written without spaces: words are looked for anywhere in them. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What cannot be seen, or only dresses up a letter, goes. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u{115F}\u{1160}\u{3164}\u{FFA0}]/gu, '')
    .toLowerCase();
}

/** What a character of a chunk counts as; in a chunk with letters signs may stand for some. Empty where it counts for nothing. */
function foldCharacter(char: string, lettered: boolean): string {
  const letter = lookAlikes.get(char) ?? (lettered ? (signs.get(char) ?? char) : char);
  return /[\p{L}\p{N}]/u.test(letter) ? letter : '';
}

// Nearly every character of nearly every text is one of these: worked out once, since each post and comment is folded twice.
const usual = [true, false].map((lettered) =>
  Array.from({ length: 128 }, (_, code) => foldCharacter(String.fromCharCode(code), lettered)),
);

/** A chunk between spaces → its letters and digits, look-alikes made Latin. Numbers stay numbers. */
export function foldChunk(chunk: string): string {
  const lettered = /\p{L}/u.test(chunk);
  const known = usual[lettered ? 0 : 1] ?? [];
  let folded = '';
  for (const char of chunk) folded += known[char.codePointAt(0) ?? 0] ?? foldCharacter(char, lettered);
  return folded;
}

// Owns the breaking of a card's title into lines: a size at which it fits, and an end where it never does.

/** Mean width of a letter of the display font, as a part of its size; wide letters are averaged in. */
const LETTER = 0.6;

export interface Lines {
  size: number;
  lines: string[];
}

/** The largest of these sizes at which the text takes at most so many lines; at the smallest, what is too much is cut. */
export function fitLines(
  text: string,
  { width, sizes, most }: { width: number; sizes: readonly number[]; most: number },
): Lines {
  const clean = text.replace(/\s+/g, ' ').trim();
  for (const size of sizes) {
    const lines = broken(clean, Math.floor(width / (size * LETTER)));
    if (lines.length <= most) return { size, lines };
  }
  const size = sizes.at(-1) ?? 40;
  const lines = broken(clean, Math.floor(width / (size * LETTER))).slice(0, most);
  return { size, lines: lines.map((line, at) => (at === most - 1 ? `${line}…` : line)) };
}

/** At spaces; a word that is longer than a line by itself, in the middle. */
function broken(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, letters))) {
    if (line === '') line = word;
    else if ([...line].length + 1 + [...word].length <= letters) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, letters: number): string[] {
  const signs = [...word];
  const parts: string[] = [];
  for (let at = 0; at < signs.length; at += letters) parts.push(signs.slice(at, at + letters).join(''));
  return parts;
}

// Owns how words become lines. The PDF writer would also break a word where it goes on in another file of its font.
import type { Run } from './print-fonts.ts';

export type Word = readonly Run[];
type WidthOf = (word: Word) => number;

/** A sign that every font has, in the file that holds it: those for other scripts have none of their own. */
function signAfter(word: Word, text: string): Run {
  const file = word.at(-1)?.file ?? '';
  return { text, file: file.replace(/-(latin-ext|vietnamese|(greek|cyrillic)(-ext)?)$/, '-latin') };
}

export function spaceAfter(word: Word, widthOf: WidthOf): number {
  return widthOf([signAfter(word, ' ')]);
}

/** At most so many lines; the last word that fits before the cut is followed by an ellipsis. */
export function linesOf(
  words: readonly Word[],
  { width, lines, widthOf }: { width: number; lines: number; widthOf: WidthOf },
): Word[][] {
  const all: Word[][] = [];
  let left = 0;
  for (const word of words.flatMap((one) => partsOf(one, { width, widthOf }))) {
    const line = all.at(-1);
    const before = line?.at(-1);
    const gap = before === undefined ? 0 : spaceAfter(before, widthOf);
    const needed = widthOf(word);
    if (line === undefined || gap + needed > left) {
      all.push([word]);
      left = width - needed;
    } else {
      line.push(word);
      left -= gap + needed;
    }
  }
  return all.length <= lines ? all : cut(all.slice(0, lines), { width, widthOf });
}

/** A word that no line can hold is broken where it must be. */
function partsOf(word: Word, { width, widthOf }: { width: number; widthOf: WidthOf }): Word[] {
  if (widthOf(word) <= width) return [word];
  const parts: Run[][] = [[]];
  for (const { text, file } of word)
    for (const sign of text) {
      const part = parts.at(-1) ?? [];
      if (part.length > 0 && widthOf([...part, { text: sign, file }]) > width)
        parts.push([{ text: sign, file }]);
      else part.push({ text: sign, file });
    }
  return parts;
}

function cut(shown: Word[][], { width, widthOf }: { width: number; widthOf: WidthOf }): Word[][] {
  const line = shown.at(-1) ?? [];
  const wide = (words: readonly Word[]) =>
    words.reduce((sum, word, at) => sum + widthOf(word) + (at === 0 ? 0 : spaceAfter(word, widthOf)), 0);
  while (line.length > 1 && wide([...line.slice(0, -1), withDots(line)]) > width) line.pop();
  line.splice(-1, 1, withDots(line));
  return shown;
}

function withDots(line: readonly Word[]): Word {
  const last = line.at(-1) ?? [];
  return [...last, signAfter(last, '\u2026')];
}

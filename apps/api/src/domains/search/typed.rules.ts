// Owns what somebody may have meant by what they typed: each word with the words of the index that it may stand for.
import { termsOf } from './terms.rules.ts';

/** More words than this narrow nothing down any further. */
const mostTerms = 6;

export function typedTerms(typed: string): string[] {
  return termsOf(typed).slice(0, mostTerms);
}

export interface Meant {
  word: string;
  documents: number;
}

/** What a typed word may stand for: itself and what begins with it, or else what is nearly it. */
export interface Reading {
  term: string;
  /** As typed, or begun: what counts fully. */
  sure: readonly Meant[];
  /** Typing errors put right. */
  likely: readonly Meant[];
}

/** One error in words of four to seven letters, two in longer ones; a shorter word has too many neighbours. */
export function errorsForgiven(term: string): number {
  const length = [...term].length;
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How many letters were left out, added, replaced, or exchanged with their neighbour. */
export function distance(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  from.forEach((letter, row) => {
    const line = [row + 1];
    to.forEach((other, column) => {
      const swapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      line.push(
        Math.min(
          (line[column] ?? 0) + 1,
          (above[column + 1] ?? 0) + 1,
          (above[column] ?? 0) + (letter === other ? 0 : 1),
          swapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    });
    before = above;
    above = line;
  });
  return above[to.length] ?? 0;
}

const mostLikely = 6;

/** The words near enough to be meant; for the word being typed right now also those whose beginning is. */
export function likelyWords(term: string, near: readonly Meant[], unfinished: boolean): Meant[] {
  const forgiven = errorsForgiven(term);
  const length = [...term].length;
  const errors = (word: string) => {
    const whole = distance(term, word);
    if (!unfinished) return whole;
    return Math.min(whole, distance(term, [...word].slice(0, length).join('')));
  };
  return near
    .map((meant) => ({ meant, errors: errors(meant.word) }))
    .filter((entry) => entry.errors <= forgiven)
    .toSorted((a, b) => a.errors - b.errors || b.meant.documents - a.meant.documents)
    .slice(0, mostLikely)
    .map((entry) => entry.meant);
}

/** In the database's notation. Words are letters and digits only: nothing in them needs escaping. */
export function queryText(readings: readonly Reading[], which: 'sure' | 'all'): string {
  return readings.map((reading) => alternatives(wordsOf(reading, which))).join(' & ');
}

function wordsOf({ term, sure, likely }: Reading, which: 'sure' | 'all'): string[] {
  const words = which === 'sure' ? sure : [...sure, ...likely];
  // As it was typed in any case: a word may be too new to be in the vocabulary.
  return [...new Set([term, ...words.map((meant) => meant.word)])];
}

function alternatives(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}'`).join(' | ')})`;
}

/** How many documents can be found at most, as far as the vocabulary knows: those of the rarest word. */
export function mostDocuments(readings: readonly Reading[]): number {
  const sums = readings.map(({ sure, likely }) =>
    [...sure, ...likely].reduce((sum, meant) => sum + meant.documents, 0),
  );
  return Math.min(...sums);
}

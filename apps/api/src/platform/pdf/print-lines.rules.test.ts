// Tests the breaking of lines: between words only, also of those that need two files of a font, and cut with an ellipsis.
import { expect, test } from 'vitest';
import { linesOf, type Word } from './print-lines.rules.ts';

/** Every sign is one wide. */
const widthOf = (word: Word) => word.reduce((sum, { text }) => sum + text.length, 0);
const inTwoFiles = (word: string): Word => [
  { text: word.slice(0, 1), file: 'anybody-latin-ext' },
  { text: word.slice(1), file: 'anybody-latin' },
];
const broken = (text: string, width: number, lines: number) =>
  linesOf(text.split(' ').map(inTwoFiles), { width, lines, widthOf }).map((line) =>
    line.map((word) => word.map((run) => run.text).join('')).join(' '),
  );

test('lines break between words', () => {
  expect(broken('Late night in town', 10, 3)).toEqual(['Late night', 'in town']);
  expect(broken('Late night in town', 9, 3)).toEqual(['Late', 'night in', 'town']);
  expect(broken('A phenomenon', 7, 3)).toEqual(['A', 'phenome', 'non']);
});

test('what is too long ends in an ellipsis that fits', () => {
  expect(broken('Late night in town', 10, 1)).toEqual(['Late…']);
  expect(broken('Late night in town', 11, 1)).toEqual(['Late night…']);
  expect(broken('One two three four five', 9, 2)).toEqual(['One two', 'three…']);
});

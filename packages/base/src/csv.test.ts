// Owns: what a cell becomes, whatever somebody typed into it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  ['Ana', 'Ana'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://evil.test")', `"'=HYPERLINK(""https://evil.test"")"`],
  ['+49 30 1', "'+49 30 1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', `'  =1+1`],
  ['＝1+1', "'＝1+1"],
  ['-12.5', '-12.5'],
])('%j becomes %j', (given, cell) => expect(csvCell(given)).toBe(cell));

test('numbers stay numbers, nothing stays nothing', () => {
  expect(csvLine([7, -3, null, 'x'])).toBe('7,-3,,x\r\n');
});

// What cells are made of that somebody wants to run.
const anything = fc.string({ unit: fc.constantFrom(...'=+-@＝\t\r\n" ,\'a1.é') });

test('no text begins as a formula, and every text can be read back', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const cell = csvCell(text);
      const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(inner === text || inner === `'${text}`).toBe(true);
      if (!/^-?\d+(\.\d+)?$/.test(inner)) expect(inner).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

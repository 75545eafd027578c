// Owns: what a spreadsheet gets to see: quoted where needed, and never a formula.
import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';

describe('csvOf', () => {
  test('quotes what would break a row', () => {
    expect(
      csvOf([
        ['a', 'b,c'],
        ['say "hi"', 'two\nlines'],
      ]),
    ).toBe('a,"b,c"\r\n"say ""hi""","two\nlines"\r\n');
  });

  test.each(['=1+1', '+cmd', '-cmd', '@SUM(A1)', '\t=1', ' =1', '|calc', '%x'])(
    'makes a text of %j',
    (text) => {
      expect(csvOf([[text]])).toMatch(/^"?'/);
    },
  );

  test.each(['-3', '+4.5', '12'])('leaves the number %s', (text) => {
    expect(csvOf([[text]])).toBe(`${text}\r\n`);
  });
});

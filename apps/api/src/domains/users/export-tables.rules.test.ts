// Tests the spreadsheets of an export: lists become tables, cells are harmless, everything else stays in the JSON file.
import { expect, test } from 'vitest';
import { tablesOf } from './export-tables.rules.ts';

test('every list of records is a table, under all columns that any of them has', () => {
  const told = {
    person: { user_name: 'ana' },
    notes: ['loose', 'words'],
    none: [],
    muted_words: [
      { word: '=1+1', at: new Date('2026-11-15T12:00:00Z') },
      { word: 'a "word", or two', at: null, kinds: ['x'], on: true },
    ],
  };
  expect(tablesOf('users', told)).toEqual([
    {
      name: 'users-muted-words.csv',
      text: [
        '\ufeffword,at,kinds,on',
        `'=1+1,2026-11-15T12:00:00.000Z,,`,
        `"a ""word"", or two",,"[""x""]",true`,
        '',
      ].join('\r\n'),
    },
  ]);
  expect(tablesOf('media', [{ id: 1 }])).toEqual([{ name: 'media.csv', text: '\ufeffid\r\n1\r\n' }]);
  for (const nothing of [null, undefined, 'words', 7, []]) expect(tablesOf('x', nothing)).toEqual([]);
});

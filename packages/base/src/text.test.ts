import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials, normaliseUserName, plainText, truncate, USER_NAME_PATTERN } from './text.ts';

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['too long for it', 9, 'too long…'],
  ['cut at a space', 8, 'cut at…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
  ['🇵🇹🇵🇱🇫🇮', 2, '🇵🇹…'],
  ['anything', 0, ''],
  ['', 5, ''],
])('%j in %i characters is %j', (text, most, result) => {
  expect(truncate(text, most)).toBe(result);
});

test('a truncated text is never longer than asked for', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      expect(Array.from(segmenter.segment(truncate(text, most))).length).toBeLessThanOrEqual(most);
    }),
  );
});

test.each([
  ['  Mara ', 'mara'],
  ['@Tomasz_Sings', 'tomasz_sings'],
  ['ＭＡＲＡ', 'mara'],
])('user name %j is kept as %j', (typed, kept) => {
  expect(normaliseUserName(typed)).toBe(kept);
});

test('normalising a user name twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^@?[A-Za-z0-9_ ]{0,20}$/), (typed) => {
      const once = normaliseUserName(typed);
      expect(normaliseUserName(once)).toBe(once);
    }),
  );
});

test('user names are 3 to 20 of a–z, 0–9 and _', () => {
  for (const name of ['abc', 'a_1', 'x'.repeat(20)]) expect(name).toMatch(USER_NAME_PATTERN);
  for (const name of ['ab', 'x'.repeat(21), 'Abc', 'a-b', 'añb', 'a b', 'abc\n']) {
    expect(name).not.toMatch(USER_NAME_PATTERN);
  }
});

test.each([
  ['Tomasz Wilk', 'TW'],
  ['Mara', 'M'],
  ['Ana Maria de Souza', 'AS'],
  ['velvet_static', 'VS'],
  ['  ', ''],
  ['🎸 Ola', 'O'],
  ['(the) Kites', 'TK'],
  ['éva', 'É'],
  ['王 小明', '王小'],
])('initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  ['**Doors** at _eight_', 'Doors at _eight_'],
  ['# Setlist\n\n- one\n- two', 'Setlist one two'],
  ['See [the map](https://a.example/b) and ![a picture](x)', 'See the map and a picture'],
  ['> quoted `code`', 'quoted code'],
  ['5 * 3 and a-b', '5 * 3 and a-b'],
])('%j is quoted as %j', (text, plain) => expect(plainText(text)).toBe(plain));

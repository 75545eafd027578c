import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

test('accents, lengthens and brackets', () => {
  expect(pseudo('Join club')).toBe('[Ĵöîñ çļûƀ öñé]');
});

test('keeps placeholders as they are', () => {
  expect(pseudo('{user_name} sent you a message')).toMatch(/^\[\{user_name\} šéñţ ýöû á ɱéššáĝé/);
  expect(pseudo('{count, plural, one {# item} other {# items}} left')).toContain(
    '{count, plural, one {# item} other {# items}} ļéƒţ',
  );
});

test('is about 35 % longer', () => {
  for (const text of ['Get closer.', 'Sign in', 'A'.repeat(300), 'Odds sit above the pull button.']) {
    const growth = (pseudo(text).length - 2) / text.length;
    expect(growth).toBeGreaterThanOrEqual(1.35);
    expect(growth).toBeLessThan(1.5);
  }
});

test('an empty text stays empty', () => {
  expect(pseudo('')).toBe('');
});

test('every placeholder survives, whatever stands around it', () => {
  const parts = fc.array(fc.constantFrom('Hello ', '{name}', ' and ', '{n}', ' x', '{a_b}'), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(parts, (pieces) => {
      const text = pieces.join('');
      const placeholders = (from: string) => from.match(/\{[^}]*\}/g) ?? [];
      expect(placeholders(pseudo(text))).toEqual(placeholders(text));
    }),
  );
});

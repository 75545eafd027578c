// Owns: how texts become terms, and which words somebody may have meant.
import { describe, expect, test } from 'vitest';
import { fold, termsOf, vectorOf } from './terms.rules.ts';
import { distance, likelyWords, queryText, typedTerms } from './typed.rules.ts';

describe('terms', () => {
  test.each([
    ['Velvet Static', ['velvet', 'static']],
    ['juno_vale', ['juno', 'vale']],
    ['Grüße aus KÖLN', ['grusse', 'aus', 'koln']],
    ['Ångström Øre Łódź', ['angstrom', 'ore', 'lodz']],
    ["don't l’été", ['dont', 'lete']],
    ['C3PO & R2-D2', ['c3po', 'r2', 'd2']],
    ['日本語 club', ['日本', '本語', 'club']],
    ['สวัสดี', ['สว', 'วส', 'สด']],
    ['Привет, мир', ['привет', 'мир']],
    ['café 🎸 ☕', ['cafe']],
    ['', []],
  ])('of %s', (text, terms) => expect(termsOf(text)).toEqual(terms));

  test('hold nothing that could leave the notation of the index', () => {
    for (const text of ["'; drop", "a':1A b", '\\', '"|&!()<->:*', "x'y"])
      for (const term of termsOf(text)) expect(term).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
  });

  test('are weighed by where they stand, and bounded', () => {
    expect(vectorOf({ title: 'Echo', tags: ['music'], body: 'echo lane' })).toBe(
      "'echo':1A,3C 'music':2B 'lane':4C",
    );
    const long = vectorOf({ title: '', tags: [], body: 'word '.repeat(5_000) });
    expect(long.length).toBeLessThan(200);
    expect(fold('ﬁne')).toBe('fine');
  });

  test('typed are few', () => expect(typedTerms('a b c d e f g h i')).toHaveLength(6));
});

describe('typing errors', () => {
  test.each([
    ['velvt', 'velvet', 1],
    ['velvett', 'velvet', 1],
    ['vlevet', 'velvet', 1],
    ['belvet', 'velvet', 1],
    ['same', 'same', 0],
    ['', 'ab', 2],
    ['static', 'statue', 2],
  ])('%s is %i from %s', (a, b, errors) => expect(distance(a, b)).toBe(errors));

  const meant = (word: string, documents = 1) => ({ word, documents });

  test('one is forgiven in a word, two in a long one, none in a short one', () => {
    expect(likelyWords('velvt', [meant('velvet'), meant('velour')], false)).toEqual([meant('velvet')]);
    expect(likelyWords('lighthuose', [meant('lighthouse')], false)).toHaveLength(1);
    expect(likelyWords('lihgthuose', [meant('lighthouse')], false)).toHaveLength(1);
    expect(likelyWords('cta', [meant('cat')], false)).toEqual([]);
  });

  test('a word being typed is compared with the beginnings', () => {
    expect(likelyWords('lihgth', [meant('lighthouse')], true)).toHaveLength(1);
    expect(likelyWords('lihgth', [meant('lighthouse')], false)).toEqual([]);
  });

  test('the nearest come first, then the commonest', () => {
    const near = [meant('static', 2), meant('statics', 90), meant('statik', 5)];
    expect(likelyWords('statiic', near, false).map((entry) => entry.word)).toEqual(['static']);
    expect(likelyWords('statix', near, false).map((entry) => entry.word)).toEqual(['statik', 'static']);
  });

  test('become a query that asks for each word in one of its forms', () => {
    const readings = [
      { term: 'velvt', sure: [], likely: [meant('velvet')] },
      { term: 'st', sure: [meant('static'), meant('st')], likely: [] },
    ];
    expect(queryText(readings, 'sure')).toBe("('velvt') & ('st' | 'static')");
    expect(queryText(readings, 'all')).toBe("('velvt' | 'velvet') & ('st' | 'static')");
  });
});

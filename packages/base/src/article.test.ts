// Tests which article stands before a name.
import { expect, test } from 'vitest';
import { withArticle } from './article.ts';

test.each([
  ['Second encore pin', 'a Second encore pin'],
  ['Old map', 'an Old map'],
  ['Umbrella', 'an Umbrella'],
  ['Unicorn print', 'a Unicorn print'],
  ['Setlist, torn', 'a Setlist, torn'],
  ['Glass', 'a Glass'],
  ['Boots', 'Boots'],
  ['Keys of the house', 'Keys of the house'],
  ['The last ticket', 'The last ticket'],
  ['12 strings', '12 strings'],
  ['凧', '凧'],
])('%s is won as %s', (name, won) => {
  expect(withArticle(name)).toBe(won);
});

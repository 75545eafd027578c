// Tests which texts a muted word is found in.
import { describe, expect, test } from 'vitest';
import { foldWord, mutedWordTest } from './muted-words.rules.ts';

describe('a muted word', () => {
  test.each([
    ['art', 'Art!', true],
    ['art', '#art is here', true],
    ['art', 'party', false],
    ['art', 'arty', false],
    ['crème brûlée', 'CREME   BRULEE for all', true],
    ['c++', 'I like c++ more', true],
    ['c++', 'I like c', false],
    ['a.b', 'axb', false],
    ['(', 'a (b)', true],
    ['-', 'a-b', true],
    ['剧透', '这里有剧透哦', true],
    ['🎃', 'boo 🎃!', true],
    ['straße', 'Straße 9', true],
    ['[x]', 'mark [x] here', true],
    ['\\d', '5', false],
  ])('%s in %s: %s', (word, text, found) => {
    expect(mutedWordTest([foldWord(word)])(text)).toBe(found);
  });

  test('one of many is enough, and none hides nothing', () => {
    expect(mutedWordTest(['spoiler', 'finale'])('the finale!')).toBe(true);
    expect(mutedWordTest([])('anything')).toBe(false);
  });
});

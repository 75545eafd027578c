// Tests how often a vote counts that is paid in tokens.
import { expect, test } from 'vitest';
import { MOST_VOTE_TOKENS, mostWeightFor, tokensForWeight, weightOfTokens } from './token-weight.ts';

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [99, 9],
  [100, 10],
  [195, 13],
  [196, 14],
  [MOST_VOTE_TOKENS, 14],
])('%i tokens count %i times', (tokens, times) => {
  expect(weightOfTokens(tokens)).toBe(times);
});

test('what is offered is paid for with the fewest tokens that count so often', () => {
  for (let times = 1; times <= mostWeightFor(1_000_000); times += 1) {
    expect(weightOfTokens(tokensForWeight(times))).toBe(times);
    expect(weightOfTokens(tokensForWeight(times) - 1)).toBe(times - 1);
  }
  expect([0, 1, 8, 9, 500].map(mostWeightFor)).toEqual([0, 1, 2, 3, 14]);
});

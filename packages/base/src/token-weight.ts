// Owns how much a vote counts that is paid in fan tokens: as often as the square root of what was spent on it, in whole numbers.

export const MOST_VOTE_TOKENS = 200;

export function weightOfTokens(tokens: number): number {
  return Math.floor(Math.sqrt(tokens));
}

/** The fewest tokens that count so often. */
export function tokensForWeight(weight: number): number {
  return weight * weight;
}

/** How often somebody who has so many tokens can make a vote count; 0 where they have none. */
export function mostWeightFor(held: number): number {
  return weightOfTokens(Math.min(held, MOST_VOTE_TOKENS));
}

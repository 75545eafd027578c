// Owns what keeps a vote from opening at a moment, for both sides: the phone says it before anything is sent.

export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 10;
const MOST_VOTE_DAYS = 90;
const DAY_MS = 86_400_000;

export type OpeningProblem = 'few-options' | 'no-end' | 'end-passed' | 'ends-before-open' | 'too-long';

interface VoteWindow {
  /** In the past or null: at once. */
  opens_at: Date | null;
  closes_at: Date | null;
}

export function openingProblems(
  { opens_at, closes_at }: VoteWindow,
  options: number,
  now: Date,
): OpeningProblem[] {
  const problems: OpeningProblem[] = [];
  if (options < FEWEST_OPTIONS) problems.push('few-options');
  if (closes_at === null) return [...problems, 'no-end'];
  const opens = opens_at !== null && opens_at > now ? opens_at : now;
  if (closes_at <= now) problems.push('end-passed');
  else if (closes_at <= opens) problems.push('ends-before-open');
  else if (closes_at.getTime() - opens.getTime() > MOST_VOTE_DAYS * DAY_MS) problems.push('too-long');
  return problems;
}

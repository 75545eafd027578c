// Tests what the endpoints of insights take: the ranges that there are, four weeks where none is asked for.
import { expect, test } from 'vitest';
import { getClubInsights } from './endpoints.ts';
import { insightRanges } from './kinds.ts';

test('a range is one of four, and four weeks by itself', () => {
  expect(getClubInsights.query.parse({})).toEqual({ range: '28d' });
  for (const range of insightRanges) expect(getClubInsights.query.parse({ range })).toEqual({ range });
  expect(getClubInsights.query.safeParse({ range: '14d' }).success).toBe(false);
});

// The supply of a token as columns: how many were given out by each of some days, spread evenly over the history.
import type { TokenHistory } from '@stagepass/contract/tokens/shapes.ts';

const DAY_MS = 86_400_000;

/** Days without a row hold what the day before them held. */
export function supplyColumns(
  { from, to, supply }: Pick<TokenHistory, 'from' | 'to' | 'supply'>,
  count: number,
): { day: string; given_out: number }[] {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const days = Math.round((end - begin) / DAY_MS) + 1;
  const columns = Math.min(count, days);
  return Array.from({ length: columns }, (_, at) => {
    const step = columns === 1 ? days - 1 : Math.round((at * (days - 1)) / (columns - 1));
    const day = new Date(begin + step * DAY_MS).toISOString().slice(0, 10);
    return { day, given_out: supply.findLast((row) => row.day <= day)?.given_out ?? 0 };
  });
}

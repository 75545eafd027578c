// A token's history by day: its supply as columns, and the rows of the table that says price and supply side by side.
import type { TokenHistory } from '@stagepass/contract/tokens/shapes.ts';

const DAY_MS = 86_400_000;

export interface SupplyColumn {
  day: string;
  given_out: number;
}

const givenOutBy = (supply: TokenHistory['supply'], day: string) =>
  supply.findLast((row) => row.day <= day)?.given_out ?? 0;

/** How many were given out by each of some days, spread evenly. Days without a row hold what the day before them held. */
export function supplyColumns(
  { from, to, supply }: Pick<TokenHistory, 'from' | 'to' | 'supply'>,
  count: number,
): SupplyColumn[] {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const days = Math.round((end - begin) / DAY_MS) + 1;
  const columns = Math.min(count, days);
  return Array.from({ length: columns }, (_, at) => {
    const step = columns === 1 ? days - 1 : Math.round((at * (days - 1)) / (columns - 1));
    const day = new Date(begin + step * DAY_MS).toISOString().slice(0, 10);
    return { day, given_out: givenOutBy(supply, day) };
  });
}

/** The days of the columns and those on which the price changed, each with what held at its end, newest first. */
export function historyDays(
  { from, prices, supply }: Pick<TokenHistory, 'from' | 'prices' | 'supply'>,
  columns: readonly SupplyColumn[],
): { day: string; price_cents: number | undefined; given_out: number }[] {
  const changes = prices.map((price) => price.from.slice(0, 10)).filter((day) => day > from);
  const days = [...new Set([...columns.map(({ day }) => day), ...changes])].toSorted().toReversed();
  return days.map((day) => ({
    day,
    price_cents: prices.findLast((price) => price.from.slice(0, 10) <= day)?.price_cents,
    given_out: givenOutBy(supply, day),
  }));
}

// The lines of my account: by pages for the list, a whole month for its picture, one with its receipt, all as a file.
import type { StatementLine } from '@stagepass/contract/ledger/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { download } from '#platform/api/download.ts';
import { useCall } from '#platform/query/query.ts';
import { allEntries, readPages, usePages } from '#platform/query/use-pages.ts';
import { isIn, type Month, monthOf, utcDays } from '../model/months.ts';

export type Side = 'in' | 'out';

/** The server counts days in UTC; what it sends too much at either end is left out. */
export function useLines(month: Month, side?: Side) {
  return usePages(
    'GET /wallet/statement',
    { query: { ...utcDays(month), side } },
    { key: ['ledger', 'statement', month, side ?? 'all'], only: (line) => isIn(month, line.at) },
  );
}

/** In the whole account; a page may be short though there is more. */
export function useFoundLines(q: string, side?: Side) {
  return usePages(
    'GET /wallet/statement',
    { query: { q, side } },
    { key: ['ledger', 'statement', 'search', q, side ?? 'all'] },
  );
}

export function useFoundHolds(q: string, isWanted: boolean) {
  return usePages(
    'GET /wallet/holds',
    { query: { q } },
    { key: ['ledger', 'holds', 'search', q], enabled: isWanted },
  );
}

const linesAtOnce = 100;
const mostPages = 5;

export interface MonthLines {
  lines: StatementLine[];
  /** There are more than are drawn. */
  cut: boolean;
}

/** All lines of a month for its picture; bounded, because a picture of more would be a wall. */
export function useMonthLines(month: Month) {
  return useQuery({
    queryKey: ['ledger', 'statement', month, 'picture'],
    queryFn: async ({ signal }): Promise<MonthLines> => {
      const query = { ...utcDays(month), limit: linesAtOnce };
      const pages = await readPages('GET /wallet/statement', { query }, { signal, most: mostPages });
      const lines = allEntries<StatementLine>({ pages }).filter((line) => isIn(month, line.at));
      return { lines, cut: pages.at(-1)?.next_cursor !== null };
    },
  });
}

/** What was there when a month ended in which nothing moved: the balance after the last line before. */
export function useClosing(month: Month, isWanted: boolean) {
  return useQuery({
    queryKey: ['ledger', 'statement', month, 'closing'],
    enabled: isWanted,
    queryFn: async ({ signal }): Promise<number> => {
      const query = { to: utcDays(month).to, limit: linesAtOnce };
      const pages = await readPages('GET /wallet/statement', { query }, { signal, most: 1 });
      // The last UTC day may reach into the next month of the phone.
      const before = allEntries<StatementLine>({ pages }).find((line) => monthOf(new Date(line.at)) <= month);
      return before?.balance_cents ?? 0;
    },
  });
}

/** The latest of all, for the slip in the wallet. */
export function useLatestLines() {
  return useCall('GET /wallet/statement', { query: {} }, { key: ['ledger', 'statement', 'latest'] });
}

export function useHolds() {
  return usePages('GET /wallet/holds', {}, { key: ['ledger', 'holds'] });
}

export function useTransfer(id: string) {
  return useCall('GET /wallet/transfers/:id', { params: { id } }, { key: ['ledger', 'transfer', id] });
}

export async function downloadReceipt({ id, number }: { id: string; number: string }): Promise<void> {
  await download('GET /wallet/transfers/:id/receipt.pdf', { params: { id } }, `receipt-${number}.pdf`);
}

export async function downloadStatement(month: Month | null): Promise<void> {
  const query = month === null ? {} : utcDays(month);
  const fileName = `stagepass-statement${month === null ? '' : `-${month}`}.csv`;
  await download('GET /wallet/statement.csv', { query }, fileName);
}

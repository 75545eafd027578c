// The lines of my account: by pages for the list, a whole month for its picture, one with its receipt, all as a file.
import type { StatementLine } from '@stagepass/contract/ledger/shapes.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { apiBase } from '#platform/api/api-base.ts';
import { getSession } from '#platform/session/session.ts';
import { isIn, type Month, utcDays } from '../model/months.ts';

export type Side = 'in' | 'out';

/** The server counts days in UTC; what it sends too much at either end is left out. */
export function useLines(month: Month, side?: Side) {
  return useInfiniteQuery({
    queryKey: ['ledger', 'statement', month, side ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /wallet/statement',
        {
          query: {
            ...utcDays(month),
            ...(side === undefined ? {} : { side }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data).filter((line) => isIn(month, line.at)),
  });
}

/** In the whole account; a page may be short though there is more. */
export function useFoundLines(q: string, side?: Side) {
  return useInfiniteQuery({
    queryKey: ['ledger', 'statement', 'search', q, side ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam === null ? {} : { cursor: pageParam };
      const query = { q, ...(side === undefined ? {} : { side }), ...page };
      return call('GET /wallet/statement', { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

const linesAtOnce = 100;
const mostLines = 500;

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
      const lines: StatementLine[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(month, cursor, signal);
        lines.push(...page.data);
        cursor = page.next_cursor;
      } while (cursor !== null && lines.length < mostLines);
      return { lines: lines.filter((line) => isIn(month, line.at)), cut: cursor !== null };
    },
  });
}

function pageOf(month: Month, cursor: string | null, signal: AbortSignal) {
  const query = { ...utcDays(month), limit: linesAtOnce, ...(cursor === null ? {} : { cursor }) };
  return call('GET /wallet/statement', { query }, { signal });
}

/** The latest of all, for the slip in the wallet. */
export function useLatestLines() {
  return useQuery({
    queryKey: ['ledger', 'statement', 'latest'],
    queryFn: async ({ signal }) => (await call('GET /wallet/statement', { query: {} }, { signal })).data,
  });
}

export function useHolds() {
  return useInfiniteQuery({
    queryKey: ['ledger', 'holds'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /wallet/holds', { query: pageParam === null ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap((page) => page.data),
  });
}

export function useTransfer(id: string) {
  return useQuery({
    queryKey: ['ledger', 'transfer', id],
    queryFn: async ({ signal }) =>
      (await call('GET /wallet/transfers/:id', { params: { id } }, { signal })).data,
  });
}

/** Fetched with the token, which a plain link could not carry, and handed to the browser. */
export async function downloadStatement(month: Month | null): Promise<void> {
  const query = month === null ? '' : `?${new URLSearchParams(utcDays(month))}`;
  const answer = await fetch(`${apiBase()}/wallet/statement.csv${query}`, {
    headers: { Authorization: getSession()?.sctoken ?? '' },
  });
  if (!answer.ok) throw new Error(`the statement answered ${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `stagepass-statement${month === null ? '' : `-${month}`}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}

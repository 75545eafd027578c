// @vitest-environment jsdom
// Pages follow each other by their cursors, and end where the server names none.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { strikeStage } from '../testing/stage.tsx';
import { queryClient } from './query.ts';
import { usePages } from './use-pages.ts';

afterEach(strikeStage);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Answers by query; what was asked is kept. */
function stubPages(pages: Record<string, { data: { day: string }[]; next_cursor: string | null }>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const { search } = new URL(String(input), window.location.href);
    asked.push(search);
    return Response.json(pages[search] ?? { data: [], next_cursor: null });
  });
  return asked;
}

it('adds page to page, and asks for none behind the last', async () => {
  const asked = stubPages({
    '?limit=2': { data: [{ day: '3' }, { day: '2' }], next_cursor: 'two' },
    '?limit=2&cursor=two': { data: [{ day: '1' }], next_cursor: null },
  });
  const { result } = renderHook(
    () => usePages('GET /ledger/heads', { query: { limit: 2 } }, { key: ['test', 'heads'] }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.data?.map(({ day }) => day)).toEqual(['3', '2']));
  expect(result.current.hasNextPage).toBe(true);
  await act(() => result.current.fetchNextPage());
  await waitFor(() => expect(result.current.data?.map(({ day }) => day)).toEqual(['3', '2', '1']));
  expect(result.current.hasNextPage).toBe(false);
  expect(asked).toEqual(['?limit=2', '?limit=2&cursor=two']);
});

it('keeps what was found while another search is on its way, where that is wanted', async () => {
  stubPages({
    '?limit=1': { data: [{ day: '1' }], next_cursor: null },
    '?limit=2': { data: [{ day: '2' }], next_cursor: null },
  });
  const { result, rerender } = renderHook(
    ({ limit, keepPrevious }) =>
      usePages('GET /ledger/heads', { query: { limit } }, { key: ['test', limit], keepPrevious }),
    { wrapper, initialProps: { limit: 1, keepPrevious: true } },
  );
  await waitFor(() => expect(result.current.data).toEqual([{ day: '1' }]));
  rerender({ limit: 2, keepPrevious: true });
  expect(result.current.data).toEqual([{ day: '1' }]);
  expect(result.current.isPlaceholderData).toBe(true);
  await waitFor(() => expect(result.current.data).toEqual([{ day: '2' }]));
  rerender({ limit: 3, keepPrevious: false });
  expect(result.current.data).toBeUndefined();
});

it('leaves out entries that were not meant', async () => {
  stubPages({ '': { data: [{ day: '1' }, { day: '2' }], next_cursor: null } });
  const { result } = renderHook(
    () => usePages('GET /ledger/heads', {}, { key: ['test'], only: ({ day }) => day !== '1' }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toEqual([{ day: '2' }]));
});

it('shows an entry that moved behind the cursor once, where it was read last', async () => {
  const design = (id: string, name: string) => ({ id, name });
  const pages: Record<string, object> = {
    '': { data: [design('a', 'at $1'), design('b', 'at $2')], next_cursor: 'two' },
    '?cursor=two': { data: [design('a', 'at $3'), design('c', 'at $4')], next_cursor: null },
  };
  vi.stubGlobal('fetch', async (input: string | URL) =>
    Response.json(pages[new URL(String(input), window.location.href).search]),
  );
  const { result } = renderHook(
    () => usePages('GET /clubs/:id/item-designs', { params: { id: 'c1' }, query: {} }, { key: ['test'] }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toHaveLength(2));
  await act(() => result.current.fetchNextPage());
  await waitFor(() =>
    expect(result.current.data?.map(({ id, name }) => [id, name])).toEqual([
      ['b', 'at $2'],
      ['a', 'at $3'],
      ['c', 'at $4'],
    ]),
  );
});

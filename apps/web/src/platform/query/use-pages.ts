// Owns how a list that the server pages by key is read: the next page by the cursor of the last, all entries as one list.
import type { CallAnswer, CallEntry, CallInput, PagedCallName } from '@stagepass/contract/client.ts';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { call } from '../api/api.ts';

interface PagesOptions {
  key: QueryKey;
  enabled?: boolean;
  staleTime?: number;
  retry?: false;
  refetchOnWindowFocus?: false;
  structuralSharing?: false;
  /** What was found last stays while another search is on its way. */
  keepPrevious?: boolean;
}

interface PagesRead<Page, Data> extends PagesOptions {
  /** Null for the first page. */
  read: (cursor: string | null, signal: AbortSignal) => Promise<Page>;
  select?: (pages: InfiniteData<Page, string | null>) => Data;
}

/** For a list whose pages are more than `{data, next_cursor}`, or come another way than by one call. */
export function usePagesOf<
  Page extends { next_cursor: string | null },
  Data = InfiniteData<Page, string | null>,
>({ key, read, keepPrevious = false, ...options }: PagesRead<Page, Data>): UseInfiniteQueryResult<Data> {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.next_cursor,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...options,
  });
}

interface EntriesPage<Entry> {
  data: Entry[];
  next_cursor: string | null;
}

/**
 * Each entry once, where it was read last: while a list is read, an entry may move behind the cursor and come again. Entries
 * without an `id` stay as they are.
 */
export function onceEach<Entry>(entries: readonly Entry[]): Entry[] {
  const keyOf = (entry: Entry) => (entry as { id?: string }).id ?? entry;
  const last = new Map(entries.map((entry, at) => [keyOf(entry), at]));
  return entries.filter((entry, at) => last.get(keyOf(entry)) === at);
}

export const allEntries = <Entry>({ pages }: { pages: readonly { data: readonly Entry[] }[] }): Entry[] =>
  onceEach(pages.flatMap((page) => page.data));

type PageOf<Name extends PagedCallName> = CallAnswer<Name> & EntriesPage<CallEntry<Name>>;

function readPage<Name extends PagedCallName>(
  name: Name,
  input: CallInput<Name>,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PageOf<Name>> {
  const given: { query?: object } = input;
  const query = cursor === null ? given.query : { ...given.query, cursor };
  return call(name, { ...given, query } as CallInput<Name>, { signal }) as Promise<never>;
}

/** Pages one after the other, at most so many, for who needs a whole list at once. */
export async function readPages<Name extends PagedCallName>(
  name: Name,
  input: CallInput<Name>,
  { signal, most = Number.POSITIVE_INFINITY }: { signal: AbortSignal; most?: number },
): Promise<PageOf<Name>[]> {
  const pages: PageOf<Name>[] = [];
  let cursor: string | null = null;
  do {
    const page: PageOf<Name> = await readPage(name, input, cursor, signal);
    pages.push(page);
    cursor = page.next_cursor;
  } while (cursor !== null && pages.length < most);
  return pages;
}

interface EntriesOptions<Entry> extends PagesOptions {
  /** Which entries are shown, where the server sends more than was meant. */
  only?: (entry: Entry) => boolean;
}

/** The entries of all pages that were read. `cursor` in the query is where the first page begins. */
export function usePages<Name extends PagedCallName>(
  name: Name,
  input: CallInput<Name>,
  { only, ...options }: EntriesOptions<CallEntry<Name>>,
): UseInfiniteQueryResult<CallEntry<Name>[]> {
  return usePagesOf({
    read: (cursor, signal): Promise<EntriesPage<CallEntry<Name>>> => readPage(name, input, cursor, signal),
    select: only === undefined ? allEntries : (data) => allEntries(data).filter(only),
    ...options,
  });
}

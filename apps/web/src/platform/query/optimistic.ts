// Owns changes that are shown before the server has answered: sent in order, and taken back exactly where it says no.
import {
  hashKey,
  type Mutation,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { takeBack } from './take-back.ts';

interface Shown {
  /** The answers in which the change was shown. */
  queries: () => Query[];
  /** Takes this change, and no other, out of the cache. */
  back: () => void;
  /** Shows it once more: everywhere, or only in the answer that was just fetched without it. */
  again: (fetched?: Query) => void;
}

/** What each change that waits for its answer shows. Sending, its order and its end are the mutation's. */
const shownBy = new WeakMap<Mutation, Shown>();

function showAhead(client: QueryClient, show: () => void): Shown {
  const cache = client.getQueryCache();
  const put = ({ queryKey }: Query, data: unknown) => client.setQueryData(queryKey, data);
  const differences = () => {
    const known = new Map(cache.getAll().map((query) => [query, query.state.data]));
    show();
    return cache.getAll().flatMap((query) => {
      const [before, after] = [known.get(query), query.state.data];
      return after === before ? [] : [{ query, before, after }];
    });
  };
  let changed = differences();
  return {
    queries: () => changed.map(({ query }) => query),
    back: () => {
      for (const { query, before, after } of changed)
        put(query, (now: unknown) => takeBack(before, after, now));
    },
    again: (fetched) => {
      const found = differences();
      const isHere = ({ query }: { query: Query }) => fetched === undefined || query === fetched;
      for (const one of found) if (!isHere(one)) put(one.query, one.before);
      changed = [...changed.filter((one) => !isHere(one)), ...found.filter(isHere)];
    },
  };
}

function waiting(client: QueryClient, mutationKey?: QueryKey): Shown[] {
  return client
    .getMutationCache()
    .findAll({ status: 'pending', ...(mutationKey && { mutationKey, exact: true }) })
    .flatMap((mutation) => shownBy.get(mutation) ?? []);
}

const watched = new WeakSet<QueryClient>();

/** An answer that is fetched while changes wait may have been made before them, and would hide them. */
function watchFetched(client: QueryClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    for (const shown of waiting(client)) shown.again(event.query);
  });
}

/** What is under way was asked before the change was made, and maybe answered without it. A next page stays a next page. */
function askAgain(query: Query): void {
  const { fetchStatus, fetchMeta: meta } = query.state;
  if (fetchStatus === 'idle') return;
  query.fetch(undefined, { cancelRefetch: true, ...(meta && { meta }) }).catch(() => undefined);
}

/** How a change ended, for whoever made it: called though the part of the screen that made it is gone. */
export interface Ended<Given, Answer> {
  done?: ((answer: Answer, given: Given) => unknown) | undefined;
  failed?: ((error: Error, given: Given) => unknown) | undefined;
}

interface Change<Given, Answer> extends Ended<Given, Answer> {
  /** Names what is changed: changes of one thing are sent one after the other. Counted by `useIsMutating`. */
  key: QueryKey;
  send: (given: Given) => Promise<Answer>;
  /** What the server made of it, put where it was shown. Later changes of the thing stay on top of it. */
  answered?: (client: QueryClient, answer: Answer, given: Given) => unknown;
  /** Either way, once no other change of the thing waits: what is to be asked for anew. */
  settled?: (client: QueryClient, given: Given) => unknown;
}

interface ShownAnywhere<Given> {
  /** Changes the cache wherever the thing is shown. */
  show: (client: QueryClient, given: Given) => void;
}

interface ShownAtKey<Given, Data> {
  /** The answer that is kept at `key`, as it will be. */
  change: (data: Data, given: Given) => Data;
}

/** Without callbacks for one call: those would not run once the component is gone. */
type Optimistic<Given, Answer> = Omit<UseMutationResult<Answer, Error, Given>, 'mutate' | 'mutateAsync'> & {
  mutate: (given: Given) => void;
  mutateAsync: (given: Given) => Promise<Answer>;
};

/** Shown at once; goes back where the server says no. */
export function useOptimistic<Given, Answer, Data = unknown>(
  how: Change<Given, Answer> & (ShownAnywhere<Given> | ShownAtKey<Given, Data>),
): Optimistic<Given, Answer> {
  const client = useQueryClient();
  const { key, send, answered, settled, failed, done } = how;
  const show = (given: Given) =>
    'show' in how
      ? how.show(client, given)
      : void client.setQueryData<Data>(key, (data) => data && how.change(data, given));
  const end = (
    mutation: Mutation | undefined,
    given: Given,
    { below, after }: { below: (own: Shown) => unknown; after: (own: Shown) => void },
  ): unknown => {
    const own = mutation && shownBy.get(mutation);
    // The cache was emptied for another person meanwhile: nothing of this is theirs.
    if (!own || !client.getMutationCache().getAll().includes(mutation)) return undefined;
    shownBy.delete(mutation);
    // Those that still wait stay on top of what the server said about this one.
    const later = waiting(client, key);
    for (const one of later.toReversed()) one.back();
    below(own);
    for (const one of later) one.again();
    after(own);
    return later.length === 0 ? settled?.(client, given) : undefined;
  };
  return useMutation({
    mutationKey: key,
    scope: { id: hashKey(key) },
    mutationFn: send,
    onMutate: (given: Given) => {
      watchFetched(client);
      const shown = showAhead(client, () => show(given));
      // This runs within `mutate`, which has just put the mutation there.
      const mutation = client.getMutationCache().getAll().at(-1) as Mutation;
      shownBy.set(mutation, shown);
      return mutation;
    },
    onSuccess: (answer, given, mutation) =>
      end(mutation, given, {
        below: () => answered?.(client, answer, given),
        after: (own) => {
          done?.(answer, given);
          for (const query of own.queries()) askAgain(query);
        },
      }),
    onError: (error, given, mutation) =>
      end(mutation, given, {
        below: (own) => own.back(),
        after: () => {
          failed?.(error, given);
          // What was refused may have been tried because the answer is old.
          if (!settled) void client.invalidateQueries({ queryKey: key, exact: true });
        },
      }),
  });
}

// @vitest-environment jsdom
// A change is shown before the answer. Several of one thing are sent in order, and of a refused one nothing stays but what others did.
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { useOptimistic } from './optimistic.ts';

interface Settings {
  name: string;
  loud: boolean;
  words: string[];
}

type Change = Partial<Settings>;

const key = ['things', 'settings'];
const atFirst: Settings = { name: 'old', loud: false, words: [] };
const refused = new ApiError({ status: 409, code: 'conflict', message: '' });
let client = new QueryClient();

afterEach(() => {
  cleanup();
  client = new QueryClient();
});

const now = () => client.getQueryData<Settings>(key);
const pause = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));

/** A server that answers a change when the test says so, in the order that the test wants. */
function aServer() {
  client.setQueryData<Settings>(key, atFirst);
  let kept = atFirst;
  const arrived: { change: Change; answer: PromiseWithResolvers<Settings> }[] = [];
  const [answered, settled, failed, done] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const hook = renderHook(
    () =>
      useOptimistic({
        send: (change: Change) => {
          const answer = Promise.withResolvers<Settings>();
          arrived.push({ change, answer });
          return answer.promise;
        },
        key,
        change: (settings: Settings, change) => ({ ...settings, ...change }),
        answered: (cache, answer) => {
          answered(answer);
          cache.setQueryData(key, answer);
        },
        settled,
        failed,
        done,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const nth = async (at: number) => {
    await vi.waitFor(() => expect(arrived.length).toBeGreaterThan(at));
    return arrived[at] ?? expect.fail();
  };
  return {
    arrived,
    settled,
    failed,
    done,
    unmount: hook.unmount,
    change: (change: Change) => act(async () => hook.result.current.mutate(change)),
    /** Makes the change, as the server understands it, and answers. */
    accept: async (at: number, made: Change = {}) => {
      const { change, answer } = await nth(at);
      kept = { ...kept, ...change, ...made };
      await act(async () => answer.resolve(kept));
      await pause();
    },
    refuse: async (at: number, error: Error = refused) => {
      const { answer } = await nth(at);
      await act(async () => answer.reject(error));
      await pause();
    },
  };
}

/** A read that is on its way until the test answers it. */
function reading() {
  const answers: PromiseWithResolvers<Settings>[] = [];
  const observer = new QueryObserver<Settings>(client, {
    queryKey: key,
    staleTime: 60_000,
    queryFn: () => {
      const answer = Promise.withResolvers<Settings>();
      answers.push(answer);
      return answer.promise;
    },
  });
  onTestFinished(observer.subscribe(() => undefined));
  const begin = () => act(async () => void observer.refetch());
  const land = (settings: Settings, at = answers.length - 1) =>
    act(async () => {
      answers[at]?.resolve(settings);
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  return { answers, begin, land };
}

it('is shown at once, then as the server answers', async () => {
  const server = aServer();
  await server.change({ loud: true });
  expect(now()).toEqual({ ...atFirst, loud: true });
  await server.accept(0, { name: 'of the server' });
  expect(now()).toEqual({ ...atFirst, name: 'of the server', loud: true });
  expect(server.settled).toHaveBeenCalledExactlyOnceWith(client, { loud: true });
  expect(server.done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ loud: true }), {
    loud: true,
  });
  expect(server.failed).not.toHaveBeenCalled();
});

it('goes back where it was refused, and leaves what came meanwhile', async () => {
  const server = aServer();
  await server.change({ loud: true });
  client.setQueryData<Settings>(key, (settings) => settings && { ...settings, name: 'by another device' });
  await server.refuse(0);
  expect(now()).toEqual({ ...atFirst, name: 'by another device' });
  expect(server.failed).toHaveBeenCalledExactlyOnceWith(refused, { loud: true });
  expect(server.done).not.toHaveBeenCalled();
  expect(server.settled).toHaveBeenCalledOnce();
});

it('sends the next change after the answer to the one before, which hides nothing', async () => {
  const server = aServer();
  await server.change({ words: ['a'] });
  await server.change({ words: ['a', 'b'] });
  expect(server.arrived).toHaveLength(1);
  await server.accept(0, { name: 'of the server' });
  expect(now()).toEqual({ ...atFirst, name: 'of the server', words: ['a', 'b'] });
  expect(server.settled).not.toHaveBeenCalled();
  await server.accept(1);
  expect(now()).toEqual({ ...atFirst, name: 'of the server', words: ['a', 'b'] });
  expect(server.settled).toHaveBeenCalledOnce();
});

it('keeps the answer to the first where the second is refused', async () => {
  const server = aServer();
  await server.change({ name: 'first' });
  await server.change({ name: 'second' });
  await server.accept(0, { name: 'First' });
  await server.refuse(1);
  expect(now()).toEqual({ ...atFirst, name: 'First' });
});

it('keeps the second where the first is refused', async () => {
  const server = aServer();
  await server.change({ name: 'first', loud: true });
  await server.change({ name: 'second' });
  await server.refuse(0);
  expect(now()).toEqual({ ...atFirst, name: 'second' });
  await server.accept(1);
  expect(now()).toEqual({ ...atFirst, name: 'second' });
});

it('is as before where both changes of one field were refused', async () => {
  const server = aServer();
  await server.change({ name: 'first' });
  await server.change({ name: 'second' });
  await server.refuse(0);
  await server.refuse(1);
  expect(now()).toEqual(atFirst);
});

it('stays over a read that began before it and arrives before its answer', async () => {
  const server = aServer();
  const read = reading();
  await read.begin();
  await server.change({ loud: true });
  await read.land({ ...atFirst, name: 'read' });
  expect(now()).toEqual({ ...atFirst, name: 'read', loud: true });
  await server.refuse(0);
  expect(now()).toEqual({ ...atFirst, name: 'read' });
});

it('asks again where a read that began before the answer is still on its way', async () => {
  const server = aServer();
  const read = reading();
  await server.change({ loud: true });
  await read.begin();
  await server.accept(0);
  await read.land(atFirst, 0);
  expect(now()).toEqual({ ...atFirst, loud: true });
  expect(read.answers).toHaveLength(2);
  await read.land({ ...atFirst, name: 'read', loud: true });
  expect(now()).toEqual({ ...atFirst, name: 'read', loud: true });
});

it('takes nothing back that the server itself has said meanwhile', async () => {
  const server = aServer();
  const read = reading();
  await server.change({ loud: true });
  await read.begin();
  await read.land({ ...atFirst, loud: true });
  await server.refuse(0);
  expect(now()).toEqual({ ...atFirst, loud: true });
});

it('says how it ended though what showed it is gone', async () => {
  const accepted = aServer();
  await accepted.change({ loud: true });
  accepted.unmount();
  await accepted.accept(0);
  expect(accepted.done).toHaveBeenCalledOnce();
  const other = aServer();
  await other.change({ loud: true });
  other.unmount();
  await other.refuse(0);
  expect(other.failed).toHaveBeenCalledOnce();
});

it('is forgotten, and what waits is not sent, once somebody else is signed in', async () => {
  const server = aServer();
  await server.change({ loud: true });
  await server.change({ name: 'second' });
  client.clear();
  client.setQueryData(key, { ...atFirst, name: 'of the next person' });
  await server.accept(0);
  expect(now()).toEqual({ ...atFirst, name: 'of the next person' });
  expect(server.arrived).toHaveLength(1);
  for (const said of [server.done, server.failed, server.settled]) expect(said).not.toHaveBeenCalled();
});

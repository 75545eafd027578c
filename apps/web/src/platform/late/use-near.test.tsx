// @vitest-environment jsdom
// What lies further down comes when it is seen, when somebody begins to move, or when the phone has been quiet for a while.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNear } from './use-near.ts';

let seen: (entries: { isIntersecting: boolean }[]) => void;
let fetched_ms: number;
let answers: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  fetched_ms = Date.now();
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    getEntriesByType: () => [{ responseEnd: fetched_ms }],
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof seen) {
        seen = tell;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  answers = new QueryClient();
  render(
    <QueryClientProvider client={answers}>
      <Part />
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Part() {
  const [place, near] = useNear(false);
  return <div ref={place}>{near ? 'there' : 'waiting'}</div>;
}

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isThere = () => screen.queryByText('there') !== null;

test('nobody moves: it comes once nothing has been fetched for five seconds', () => {
  after(4500);
  fetched_ms = Date.now();
  after(4500);
  expect(isThere()).toBe(false);
  after(1000);
  expect(isThere()).toBe(true);
});

test('an answer that takes long is no quiet: what is in sight comes before what is not', async () => {
  let answer = (_: string) => {};
  const asked = answers.fetchQuery({
    queryKey: ['slow'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  after(10_000);
  expect(isThere()).toBe(false);
  answer('here');
  await asked;
  after(500);
  expect(isThere()).toBe(true);
});

test.each(['scroll', 'pointerdown', 'keydown'])('%s brings it at once', (move) => {
  expect(isThere()).toBe(false);
  act(() => window.dispatchEvent(new Event(move)));
  expect(isThere()).toBe(true);
});

test('in sight it comes at once; on the way there it does not', () => {
  act(() => seen([{ isIntersecting: false }]));
  expect(isThere()).toBe(false);
  act(() => seen([{ isIntersecting: true }]));
  expect(isThere()).toBe(true);
});

// @vitest-environment jsdom
// What lies further down comes when it is seen, when somebody begins to move, or when the phone has been quiet for a while.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNear } from './use-near.ts';

let seen: (entries: { isIntersecting: boolean }[]) => void;
let fetched_ms: number;

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
  render(<Part />);
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

test('nobody moves: it comes once nothing has been fetched for three seconds', () => {
  after(2500);
  fetched_ms = Date.now();
  after(2500);
  expect(isThere()).toBe(false);
  after(1000);
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

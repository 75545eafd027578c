// @vitest-environment jsdom
// The connection's own file: asked for again where it did not come, though the phone never was offline.
import { afterEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ isLost: true, opened: 0 }));
vi.mock('./connection.ts', () => ({
  get openConnection() {
    if (state.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return () => {
      state.opened += 1;
      return { close: () => undefined };
    };
  },
}));
// In the same file as the connection: it is there when that one is.
await import('./missed.ts');
const { startRealtime } = await import('./realtime.ts');

afterEach(() => vi.useRealTimers());

it('opens the connection once the file comes', async () => {
  vi.useFakeTimers();
  startRealtime([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.opened).toBe(0);
  state.isLost = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.opened).toBe(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(state.opened).toBe(1);
});

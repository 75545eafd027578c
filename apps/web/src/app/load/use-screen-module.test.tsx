// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteEntry, ScreenModule } from '#platform/navigation/route-entry.ts';
import { LOAD_LIMIT_MS, LoadTimeout } from './load-limit.ts';
import { fetchScreen, useScreenModule } from './use-screen-module.ts';

const Screen: ScreenModule = { Component: () => <p>the screen</p> };

function Probe({ load }: { load: RouteEntry['load'] }) {
  const { state, retry } = useScreenModule(load);
  if (state.status === 'loading') return <p>loading</p>;
  if (state.status === 'ready') return <state.module.Component />;
  return (
    <button type="button" onClick={retry}>
      {state.error instanceof LoadTimeout ? 'too slow' : 'failed'}
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('loading a screen', () => {
  it('shows a load of more than 120 s as failed, and not one of less', async () => {
    render(<Probe load={() => new Promise(() => undefined)} />);
    await act(() => vi.advanceTimersByTimeAsync(LOAD_LIMIT_MS - 1));
    expect(screen.getByText('loading')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('too slow')).toBeTruthy();
    expect(LOAD_LIMIT_MS).toBe(120_000);
  });

  it('tries again when asked to', async () => {
    const load = vi
      .fn<RouteEntry['load']>()
      .mockRejectedValueOnce(new TypeError('no module'))
      .mockResolvedValue(Screen);
    render(<Probe load={load} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(async () => screen.getByText('failed').click());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('the screen')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows a screen at once that was fetched before', async () => {
    const load = vi.fn<RouteEntry['load']>().mockResolvedValue(Screen);
    await fetchScreen(load);
    render(<Probe load={load} />);
    expect(screen.getByText('the screen')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('joins a load that was started before the screen was drawn', async () => {
    let arrive: (module: ScreenModule) => void = () => undefined;
    const load: RouteEntry['load'] = () => new Promise((resolve) => (arrive = resolve));
    const fetching = fetchScreen(load);
    render(<Probe load={load} />);
    arrive(Screen);
    await act(async () => void (await fetching));
    expect(screen.getByText('the screen')).toBeTruthy();
  });
});

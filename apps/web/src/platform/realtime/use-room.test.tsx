// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellListeners } from './listeners.ts';
import { lendLine, loseLine } from './rooms.ts';
import { useRoom } from './use-room.ts';

afterEach(() => {
  cleanup();
  loseLine();
});

const counted = (club_id: string) => tellListeners('memberCount', { club_id, member_count: 7 });

describe('a room', () => {
  it('is watched once for two screens, watched again after each connection, and left with the last screen', async () => {
    const ask = vi.fn(async () => ({ ok: true }));
    const onWatched = vi.fn();
    const first = renderHook(() => useRoom('club:a', { onWatched }));
    const second = renderHook(() => useRoom('club:a', {}));
    lendLine(ask);
    await vi.waitFor(() => expect(onWatched).toHaveBeenCalledTimes(1), { timeout: 8000 });
    expect(ask.mock.calls).toEqual([['watch', { room: 'club:a' }]]);
    lendLine(ask);
    await vi.waitFor(() => expect(onWatched).toHaveBeenCalledTimes(2), { timeout: 8000 });
    first.unmount();
    expect(ask).toHaveBeenCalledTimes(2);
    second.unmount();
    expect(ask.mock.calls.at(-1)).toEqual(['unwatch', { room: 'club:a' }]);
  });

  it('tells when the line is lost, and asks to be let in when it is back', async () => {
    const ask = vi.fn(async () => ({ ok: true }));
    const [onWatched, onLost] = [vi.fn(), vi.fn()];
    renderHook(() => useRoom('home:u1', { onWatched, onLost }));
    lendLine(ask);
    await vi.waitFor(() => expect(onWatched).toHaveBeenCalledTimes(1), { timeout: 8000 });
    expect(onWatched).toHaveBeenLastCalledWith(false);
    loseLine();
    expect(onLost).toHaveBeenCalledTimes(1);
    lendLine(ask);
    await vi.waitFor(() => expect(onWatched).toHaveBeenCalledTimes(2), { timeout: 8000 });
    expect(onWatched).toHaveBeenLastCalledWith(true);
  });

  it('is asked for again, later and later, where no answer came or the server failed, while somebody watches', async () => {
    vi.useFakeTimers();
    const answers = [undefined, { ok: false }, { ok: true }];
    const ask = vi.fn(async (_name: string) => answers.shift());
    const onWatched = vi.fn();
    const { unmount } = renderHook(() => useRoom('club:late', { onWatched }));
    lendLine(ask);
    await vi.advanceTimersByTimeAsync(4000);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onWatched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(3);
    answers.push(undefined);
    lendLine(ask);
    await vi.advanceTimersByTimeAsync(0);
    unmount();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask.mock.calls.filter(([name]) => name === 'watch')).toHaveLength(4);
    vi.useRealTimers();
  });

  it('hands on what concerns it, and nothing of another room', () => {
    const memberCount = vi.fn();
    renderHook(() => useRoom('club:a', { memberCount }));
    counted('b');
    expect(memberCount).not.toHaveBeenCalled();
    counted('a');
    expect(memberCount).toHaveBeenCalledWith({ club_id: 'a', member_count: 7 });
  });

  it('is not told where the server does not let us in', async () => {
    const onWatched = vi.fn();
    const onOther = vi.fn();
    lendLine(async (_, { room }) => ({ ok: room === 'post:other' }));
    renderHook(() => useRoom('post:p', { onWatched }));
    // Asked for after it and let in: the answer about the first has been heard by then.
    renderHook(() => useRoom('post:other', { onWatched: onOther }));
    await vi.waitFor(() => expect(onOther).toHaveBeenCalled(), { timeout: 8000 });
    expect(onWatched).not.toHaveBeenCalled();
  });
});

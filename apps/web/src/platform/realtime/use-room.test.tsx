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
    loseLine();
    expect(onLost).toHaveBeenCalledTimes(1);
    lendLine(ask);
    await vi.waitFor(() => expect(onWatched).toHaveBeenCalledTimes(2), { timeout: 8000 });
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
    lendLine(async () => ({ ok: false }));
    renderHook(() => useRoom('post:p', { onWatched }));
    await new Promise((later) => setTimeout(later, 20));
    expect(onWatched).not.toHaveBeenCalled();
  });
});

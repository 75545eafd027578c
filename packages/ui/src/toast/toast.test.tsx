// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, showToast, toastRemovalDelayMs, toastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  cleanup();
  vi.useRealTimers();
});

describe('toast store', () => {
  it('holds one at a time: a new toast takes the place of the old', () => {
    const first = showToast({ title: 'First' });
    const second = showToast({ title: 'Second' });
    expect(second).not.toBe(first);
    expect(toastStore.current()).toMatchObject({ id: second, title: 'Second', open: true });
  });

  it('does not let a late close of the old one close the new one', () => {
    const first = showToast({ title: 'First' });
    showToast({ title: 'Second' });
    dismissToast(first);
    expect(toastStore.current()).toMatchObject({ title: 'Second', open: true });
  });

  it('closes at once and forgets after the removal delay', () => {
    const told = vi.fn();
    const stop = toastStore.subscribe(told);
    showToast({ title: 'Bye' });
    dismissToast();
    expect(toastStore.current()).toMatchObject({ open: false });
    vi.advanceTimersByTime(toastRemovalDelayMs - 1);
    expect(toastStore.current()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(toastStore.current()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(3);
    stop();
  });
});

describe('toast region', () => {
  const mount = () =>
    render(<ToastRegion label="Notifications ({hotkey})" toastLabel="Notification" closeLabel="Close" />);

  it('closes by itself after five seconds', () => {
    mount();
    act(() => void showToast({ title: 'Saved' }));
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => vi.advanceTimersByTime(4900));
    expect(toastStore.current()?.open).toBe(true);
    act(() => vi.advanceTimersByTime(200));
    expect(toastStore.current()?.open).toBe(false);
  });

  it('waits while the pointer is over it', () => {
    mount();
    act(() => void showToast({ title: 'Saved' }));
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    fireEvent.pointerMove(region);
    act(() => vi.advanceTimersByTime(9000));
    expect(toastStore.current()?.open).toBe(true);
    fireEvent.pointerLeave(region);
    act(() => vi.advanceTimersByTime(5100));
    expect(toastStore.current()?.open).toBe(false);
  });

  it('opens what it tells of, and closes', () => {
    mount();
    const onOpen = vi.fn();
    act(() => void showToast({ title: 'Juno sent you a message', onOpen }));
    fireEvent.click(screen.getByRole('button', { name: /Juno/ }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(toastStore.current()?.open).toBe(false);
  });
});

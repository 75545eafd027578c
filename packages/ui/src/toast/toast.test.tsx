// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import {
  dismissToast,
  showToast,
  type ToastMessage,
  toastRemovalDelayMs,
  toastStore,
} from './toast-store.ts';

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
  const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
  const list = () => region().querySelector('.sp-toast-region');
  /** Its seconds begin when it is seen, which is when its place is known. */
  async function show(message: ToastMessage) {
    act(() => void showToast(message));
    expect(list()?.hasAttribute('data-place')).toBe(false);
    await act(() => vi.dynamicImportSettled());
    expect(list()?.getAttribute('data-place')).toBe('top');
  }

  it('closes by itself five seconds after it is seen', async () => {
    mount();
    act(() => void showToast({ title: 'Saved' }));
    act(() => vi.advanceTimersByTime(9000));
    expect(toastStore.current()?.open).toBe(true);
    await show({ title: 'Saved' });
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => vi.advanceTimersByTime(4900));
    expect(toastStore.current()?.open).toBe(true);
    act(() => vi.advanceTimersByTime(200));
    expect(toastStore.current()?.open).toBe(false);
  });

  it('waits while the pointer is over it', async () => {
    mount();
    await show({ title: 'Saved' });
    fireEvent.pointerMove(region());
    act(() => vi.advanceTimersByTime(9000));
    expect(toastStore.current()?.open).toBe(true);
    fireEvent.pointerLeave(region());
    act(() => vi.advanceTimersByTime(5100));
    expect(toastStore.current()?.open).toBe(false);
  });

  it('goes to the foot where a title comes under it', async () => {
    mount();
    await show({ title: 'Saved' });
    const title = document.createElement('h1');
    title.getBoundingClientRect = () => ({ top: -10, bottom: 30 }) as DOMRect;
    Object.defineProperty(list(), 'offsetHeight', { value: 60 });
    await act(async () => {
      document.body.append(title);
      await Promise.resolve();
      vi.advanceTimersByTime(20);
    });
    expect(list()?.getAttribute('data-place')).toBe('bottom');
    title.remove();
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

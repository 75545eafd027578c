// @vitest-environment jsdom
// The frame of a sheet is there with the tap, can be closed, keeps the focus where it was, and is not risen from a second time.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Drawer } from './drawer.tsx';
import { DrawerFrame } from './drawer-frame.tsx';

afterEach(cleanup);

const close = vi.fn();

function frame() {
  return (
    <DrawerFrame title="Place a bid" closeLabel="Close" onClose={close}>
      waits
    </DrawerFrame>
  );
}

function sheet() {
  return (
    <Drawer open onOpenChange={close} title="Place a bid" closeLabel="Close">
      here
    </Drawer>
  );
}

it('is a named dialog that is busy, and closed by its cross and by Escape', () => {
  close.mockClear();
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  render(frame());
  const dialog = screen.getByRole('dialog', { name: 'Place a bid' });
  expect(dialog.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(2);
  opener.remove();
});

it('is taken over by the sheet without another rise', () => {
  const { rerender } = render(frame());
  rerender(sheet());
  const dialog = screen.getByRole('dialog', { name: 'Place a bid' });
  expect(dialog.getAttribute('aria-busy')).toBeNull();
  expect(dialog.dataset.risen).toBe('');
});

it('a sheet that was there at once rises by itself', () => {
  render(sheet());
  expect(screen.getByRole('dialog', { name: 'Place a bid' }).dataset.risen).toBeUndefined();
});

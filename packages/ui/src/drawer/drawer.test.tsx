// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';
import { dismissPx } from './use-drag-down.ts';

afterEach(cleanup);

function Sheet() {
  const [open, setOpen] = useState(true);
  return (
    <Drawer open={open} onOpenChange={setOpen} title="Post actions" closeLabel="Close">
      <button type="button">Edit</button>
    </Drawer>
  );
}
const handle = () => document.querySelector('.sp-drawer-handle') as HTMLElement;
function dragBy(px: number) {
  fireEvent.pointerDown(handle(), { pointerId: 1, button: 0, clientY: 0 });
  fireEvent.pointerMove(handle(), { pointerId: 1, clientY: px });
  fireEvent.pointerUp(handle(), { pointerId: 1, clientY: px });
}

it('is a named dialog that its cross and Escape close', () => {
  render(<Sheet />);
  expect(screen.getByRole('dialog', { name: 'Post actions' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes away when dragged far enough, and settles back when not', () => {
  render(<Sheet />);
  dragBy(10);
  expect(screen.getByRole('dialog').style.getPropertyValue('--dragged')).toBe('0px');
  dragBy(dismissPx + 1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @vitest-environment jsdom
// Going back closes what stands above the screen first; whatever closes it otherwise leaves nothing in the history.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { beneathLayers, layersAbove } from './layers.ts';

/** As the router keeps its own entries. */
const router = {
  push: (to: unknown) => window.history.pushState({ idx: place() + 1, key: String(to) }, '', String(to)),
  replace: (to: unknown) => window.history.replaceState({ idx: place(), key: String(to) }, '', String(to)),
  go: (steps: number) => window.history.go(steps),
};
const place = () => (window.history.state as { idx: number }).idx;
const heard = vi.fn();
let ways: typeof router;

beforeEach(async () => {
  window.history.pushState({ idx: 0, key: '/start' }, '', '/start');
  ways = beneathLayers(router);
  ways.push('/feed');
  heard.mockClear();
  window.addEventListener('popstate', heard);
});
afterEach(async () => {
  cleanup();
  window.removeEventListener('popstate', heard);
  await waitFor(() => expect(layersAbove()).toBe(0));
});

function Sheets({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(true);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Drawer open={open} onOpenChange={setOpen} title="Post actions" closeLabel="Close">
        <button type="button" onClick={() => setAsks(true)}>
          Delete
        </button>
      </Drawer>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title="Delete it?"
        cancelLabel="Keep"
        confirm={{ label: 'Delete', onConfirm: () => undefined, loading: busy }}
      />
    </>
  );
}
const layers = (count: number) => waitFor(() => expect(layersAbove()).toBe(count));

it('closes the topmost first, one for each step back, and the router hears of none', async () => {
  render(<Sheets />);
  await layers(1);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await layers(2);
  window.history.back();
  await waitFor(() => expect(screen.queryByText('Delete it?')).toBeNull());
  expect(screen.getByText('Post actions')).toBeTruthy();
  window.history.back();
  await waitFor(() => expect(screen.queryByText('Post actions')).toBeNull());
  expect([window.location.pathname, place()]).toEqual(['/feed', 1]);
  expect(heard).not.toHaveBeenCalled();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/start'));
  expect(heard).toHaveBeenCalledOnce();
});

it('takes its entry along when it is closed by hand', async () => {
  render(<Sheets />);
  await layers(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await layers(0);
  expect([window.location.pathname, place()]).toEqual(['/feed', 1]);
  expect(heard).not.toHaveBeenCalled();
});

it('stays where it must not be closed, and is asked again', async () => {
  render(<Sheets busy />);
  await layers(1);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await layers(2);
  const marked = vi.spyOn(window.history, 'pushState');
  for (let step = 1; step <= 2; step += 1) {
    window.history.back();
    await waitFor(() => expect(marked).toHaveBeenCalledTimes(step));
    expect([layersAbove(), screen.getByText('Delete it?') !== null]).toEqual([2, true]);
  }
  marked.mockRestore();
});

it('gives its place to a new screen, and steps aside for one that replaces the old', async () => {
  const { unmount } = render(<Sheets />);
  await layers(1);
  ways.push('/post');
  expect([window.location.pathname, place()]).toEqual(['/post', 2]);
  unmount();
  window.history.back();
  await waitFor(() => expect([window.location.pathname, place()]).toEqual(['/feed', 1]));

  render(<Sheets />);
  await layers(1);
  ways.replace('/other');
  expect(window.location.pathname).toBe('/other');
  cleanup();
  await waitFor(() => expect([window.location.pathname, place()]).toEqual(['/other', 1]));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/start'));
});

it('is left with its screen by a step back from code', async () => {
  render(<Sheets />);
  await layers(1);
  ways.go(-1);
  cleanup();
  await waitFor(() => expect([window.location.pathname, place()]).toEqual(['/start', 0]));
});

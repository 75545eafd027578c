// @vitest-environment jsdom
// A late part is waited for once, drawn at once where it was expected, and asked for again after a failure, which is its own.
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { latePart } from './late-part.tsx';

// React prints what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Shown = ({ word }: { word: string }) => <p>{word}</p>;
const waiting = <p>waits</p>;

it('waits for what was not expected', async () => {
  const Part = latePart(async () => ({ Shown }), 'Shown');
  render(
    <Suspense fallback={waiting}>
      <Part word="here" />
    </Suspense>,
  );
  expect(screen.getByText('waits')).toBeDefined();
  expect(await screen.findByText('here')).toBeDefined();
});

it('draws at once what was expected, and fetches it once', async () => {
  const load = vi.fn(async () => ({ Shown }));
  const Part = latePart(load, 'Shown');
  Part.expect();
  Part.expect();
  await act(async () => undefined);
  render(
    <Suspense fallback={waiting}>
      <Part word="here" />
    </Suspense>,
  );
  expect(screen.queryByText('waits')).toBeNull();
  expect(screen.getByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again where fetching ahead failed', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => ({ Shown }));
  load.mockRejectedValueOnce(new Error('no network'));
  const Part = latePart(load, 'Shown');
  Part.expect();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  vi.useRealTimers();
  render(
    <Suspense fallback={waiting}>
      <Part word="here" />
    </Suspense>,
  );
  expect(await screen.findByText('here')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('holds its own place while it waits, where it is told with what', async () => {
  const Part = latePart(async () => ({ Shown }), 'Shown');
  render(<Part meanwhile={waiting} word="here" />);
  expect(screen.getByText('waits')).toBeDefined();
  expect(await screen.findByText('here')).toBeDefined();
  expect(screen.queryByText('waits')).toBeNull();
});

it('says in its place that its file did not come, and fetches it again at once when asked to', async () => {
  const load = vi.fn(async () => ({ Shown }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = latePart(load, 'Shown', waiting);
  render(
    <>
      <input aria-label="typed" defaultValue="half a sentence" />
      <Part word="here" />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('isn’t available right now');
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('half a sentence');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('here')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps to itself what it throws', async () => {
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <p>mended</p>;
  };
  const Part = latePart(async () => ({ Broken }), 'Broken', null);
  render(
    <>
      <p>the rest of the screen</p>
      <Part />
    </>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('the rest of the screen')).toBeDefined();
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('mended')).toBeDefined();
});

it('closes a sheet whose file did not come, with a toast, and tries again when it is opened again', async () => {
  const Sheet = ({ open }: { open: boolean; onOpenChange: (open: boolean) => void }) =>
    open ? <p>the sheet</p> : null;
  const load = vi.fn(async () => ({ Sheet }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = latePart(load, 'Sheet', null);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen ? 'opening' : 'open'}
        </button>
        <Part open={isOpen} onOpenChange={setOpen} />
      </>
    );
  }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Screen />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(toastStore.current()?.title).toContain('Couldn’t connect'), {
    timeout: 8000,
  });
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'open' }));
  expect(await screen.findByText('the sheet')).toBeDefined();
});

it('leaves out a picture that did not come, and hands a whole screen to the boundary of screens', async () => {
  const lost = async (): Promise<{ Shown: typeof Shown }> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const Picture = latePart(lost, 'Shown', waiting, 'left-out');
  const View = latePart(lost, 'Shown', waiting, 'fails-screen');
  render(
    <ErrorBoundary fallback={() => <p>the screen failed</p>}>
      <Picture word="picture" />
    </ErrorBoundary>,
  );
  await vi.waitFor(() => expect(screen.queryByText('waits')).toBeNull(), { timeout: 8000 });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('the screen failed')).toBeNull();
  render(
    <ErrorBoundary fallback={() => <p>the screen failed</p>}>
      <View word="view" />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('the screen failed')).toBeDefined();
});

// @vitest-environment jsdom
// A late part is waited for once, drawn at once where it was expected, and asked for again after a failure.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

afterEach(cleanup);

const Shown = ({ word }: { word: string }) => <p>{word}</p>;
const waiting = <p>waits</p>;

it('waits for what was not expected', async () => {
  const Part = latePart(async () => Shown);
  render(
    <Suspense fallback={waiting}>
      <Part word="here" />
    </Suspense>,
  );
  expect(screen.getByText('waits')).toBeDefined();
  expect(await screen.findByText('here')).toBeDefined();
});

it('draws at once what was expected, and fetches it once', async () => {
  const load = vi.fn(async () => Shown);
  const Part = latePart(load);
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
  const load = vi.fn(async () => Shown);
  load.mockRejectedValueOnce(new Error('no network'));
  const Part = latePart(load);
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

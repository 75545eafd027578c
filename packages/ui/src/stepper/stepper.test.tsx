// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';
import { holdDelayMs, holdEveryMs } from './use-hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Bid({ max = 500 }: { max?: number }) {
  const [value, setValue] = useState(100);
  return (
    <Stepper
      label="Bid"
      decreaseLabel="Lower by 50"
      increaseLabel="Raise by 50"
      value={value}
      onChange={setValue}
      min={0}
      max={max}
      step={50}
    />
  );
}
const shown = () => screen.getByRole('status').textContent;

it('moves one step a press and stops at its bounds', () => {
  render(<Bid max={150} />);
  fireEvent.click(screen.getByRole('button', { name: 'Raise by 50' }));
  fireEvent.click(screen.getByRole('button', { name: 'Raise by 50' }));
  expect(shown()).toBe('150');
  expect(screen.getByRole('button', { name: 'Raise by 50' }).getAttribute('aria-disabled')).toBe('true');
});

it('repeats while held, stops on release, and does not count the release', () => {
  render(<Bid />);
  const raise = screen.getByRole('button', { name: 'Raise by 50' });
  fireEvent.pointerDown(raise, { button: 0 });
  act(() => vi.advanceTimersByTime(holdDelayMs));
  act(() => vi.advanceTimersByTime(holdEveryMs));
  act(() => vi.advanceTimersByTime(holdEveryMs));
  expect(shown()).toBe('250');
  fireEvent.pointerUp(raise);
  fireEvent.click(raise);
  act(() => vi.advanceTimersByTime(2000));
  expect(shown()).toBe('250');
});

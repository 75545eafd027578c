// @vitest-environment jsdom
// A second tap never pays: not after the first, not after its answer, not on a button that has just appeared, and not an
// amount that changed under the finger.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PayButton } from './pay-button.tsx';
import { APPEAR_MS, REST_MS } from './use-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pay = vi.fn();
beforeEach(() => pay.mockClear());

function shown(change: { loading?: boolean; amount?: string } = {}) {
  const { loading = false, amount = '$26.04' } = change;
  return (
    <PayButton stub={amount} loading={loading} restsOn={amount} onClick={() => pay(amount)}>
      Place bid
    </PayButton>
  );
}

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = () => screen.getByRole('button', { name: /^Place bid/ });
const tap = () => fireEvent.click(button());

it('makes one call of two taps 350 ms apart, and takes the next after a second', () => {
  render(shown());
  after(APPEAR_MS);
  tap();
  after(350);
  tap();
  expect(pay).toHaveBeenCalledTimes(1);
  after(REST_MS - 350);
  tap();
  expect(pay).toHaveBeenCalledTimes(2);
});

it('rests for a second after the answer, however late that came', () => {
  const { rerender } = render(shown());
  after(APPEAR_MS);
  tap();
  rerender(shown({ loading: true }));
  after(5000);
  rerender(shown());
  after(350);
  tap();
  expect(pay).toHaveBeenCalledTimes(1);
  after(REST_MS - 350);
  tap();
  expect(pay).toHaveBeenCalledTimes(2);
});

it('takes no part of the double tap that made it appear', () => {
  render(shown());
  after(350);
  tap();
  expect(pay).not.toHaveBeenCalled();
  after(APPEAR_MS - 350);
  tap();
  expect(pay).toHaveBeenCalledTimes(1);
});

it('does not pay an amount that changed less than a second ago', () => {
  const { rerender } = render(shown());
  after(APPEAR_MS);
  rerender(shown({ amount: '$42.00' }));
  tap();
  after(REST_MS - 1);
  tap();
  expect(pay).not.toHaveBeenCalled();
  after(1);
  tap();
  expect(pay).toHaveBeenCalledExactlyOnceWith('$42.00');
});

it('keeps the focus while it rests, and says that it takes no press', () => {
  render(shown());
  after(APPEAR_MS);
  expect(button().getAttribute('aria-disabled')).toBeNull();
  button().focus();
  tap();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button());
});

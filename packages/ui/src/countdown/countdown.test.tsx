// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';
import { countdownParts, countdownText, passedMark } from './countdown-parts.ts';

const units = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' };
const textOf = (ms: number) => {
  const parts = countdownParts(ms);
  return parts && countdownText(parts, units);
};

describe('countdown parts', () => {
  it('writes days, hours, minutes and seconds', () => {
    expect(textOf(((4 * 24 + 6) * 3600 + 12 * 60 + 8) * 1000)).toBe('4d 6h 12m 8s');
    expect(textOf(59_001)).toBe('0d 0h 1m 0s');
  });
  it('is all zeros once the moment has passed', () => {
    expect(textOf(0)).toBe('0d 0h 0m 0s');
    expect(textOf(-5000)).toBe('0d 0h 0m 0s');
  });
  it('is nothing where there is no moment', () => {
    expect(countdownParts(Number.NaN)).toBeUndefined();
  });
  it('names the mark that was passed', () => {
    expect(passedMark(3_600_500, 3_599_500)).toBe(3_600_000);
    expect(passedMark(60_001, 60_000)).toBe(60_000);
    expect(passedMark(59_000, 58_000)).toBeUndefined();
    // A phone that slept through two marks hears the later one only.
    expect(passedMark(700_000, 30_000)).toBe(60_000);
  });
});

describe('Countdown', () => {
  const now = Date.UTC(2026, 5, 20, 18);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(now);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const show = (ms: number, onEnd = vi.fn()) => {
    const announce = (left: number) => `${left / 60_000} min left`;
    render(
      <Countdown
        until={now + ms}
        units={units}
        label="Ends in"
        endedLabel="Ended"
        announce={announce}
        onEnd={onEnd}
      />,
    );
    return onEnd;
  };

  it('ticks, then says the word at zero and tells once', () => {
    const onEnd = show(2000);
    expect(screen.getByRole('timer', { name: 'Ends in 0d 0h 0m 2s' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(1100));
    expect(screen.getByRole('timer', { name: 'Ends in 0d 0h 0m 1s' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('reads out when ten minutes are left, and not before', () => {
    show(601_500);
    expect(screen.queryByText('10 min left')).toBeNull();
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.getByText('10 min left').getAttribute('aria-live')).toBe('polite');
  });

  it('does not tell of an end that was there from the start', () => {
    const onEnd = show(-1000);
    act(() => vi.advanceTimersByTime(3000));
    expect(onEnd).not.toHaveBeenCalled();
  });
});

// Counts down to a moment; seconds in the gel, a word at zero, and a quiet voice an hour, ten minutes and a minute before.
import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './countdown.css';
import { type CountdownUnits, countdownParts, countdownText, passedMark } from './countdown-parts.ts';

export type CountdownProps = {
  /** The moment, in milliseconds since 1970. */
  until: number;
  /** Letters behind the numbers. */
  units: CountdownUnits;
  /** Shown at zero. */
  endedLabel: string;
  /** Names the timer, for example "Auction ends in". */
  label: string;
  /** The sentence read out when `remainingMs` is left. */
  announce?: ((remainingMs: number) => string) | undefined;
  onEnd?: (() => void) | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The time now; hand in the server's where clocks may differ. */
  clock?: (() => number) | undefined;
};

type Look = { remainingMs: number; said: string };

const pad = (value: number): string => String(value).padStart(2, '0');
const systemClock = (): number => Date.now();

export function Countdown(props: CountdownProps) {
  const { until, units, endedLabel, label, announce, onEnd, size = 'medium', clock = systemClock } = props;
  const [look, setLook] = useState<Look>(() => ({ remainingMs: until - clock(), said: '' }));
  const tick = useEffectEvent((before: number): number => {
    const remainingMs = until - clock();
    const mark = passedMark(before, remainingMs);
    setLook((last) => ({
      remainingMs,
      said: mark === undefined ? last.said : (announce?.(mark) ?? ''),
    }));
    if (before > 0 && remainingMs <= 0) onEnd?.();
    return remainingMs;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = (before: number) => {
      const remainingMs = tick(before);
      // Wakes just as the shown second changes, so that no second is shown twice or skipped.
      if (remainingMs > 0) timer = setTimeout(() => step(remainingMs), (remainingMs % 1000 || 1000) + 5);
    };
    step(until - clock());
    return () => clearTimeout(timer);
  }, [until, clock]);
  const parts = countdownParts(look.remainingMs);
  if (!parts) return null;
  const ended = look.remainingMs <= 0;
  const text = ended ? endedLabel : countdownText(parts, units);
  return (
    <span className="sp-countdown" data-size={size} data-ended={ended ? '' : undefined}>
      <span role="timer" aria-label={`${label} ${text}`}>
        {ended ? (
          endedLabel
        ) : (
          <span aria-hidden="true" className="sp-countdown-parts">
            {parts.days > 0 ? (
              <span>
                {parts.days}
                <small>{units.days}</small>
              </span>
            ) : null}
            <span>
              {pad(parts.hours)}
              <small>{units.hours}</small>
            </span>
            <span>
              {pad(parts.minutes)}
              <small>{units.minutes}</small>
            </span>
            <span className="sp-gel">
              {pad(parts.seconds)}
              <small>{units.seconds}</small>
            </span>
          </span>
        )}
      </span>
      <VisuallyHidden aria-live="polite">{look.said}</VisuallyHidden>
    </span>
  );
}

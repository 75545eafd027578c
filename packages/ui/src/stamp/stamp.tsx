// Owns the rubber stamp: a double ring that lands crooked and stays.
import type { ReactNode } from 'react';
import './stamp.css';

export type StampProps = {
  /** What the stamp certifies, for a screen reader; leave empty where words beside it say so. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  tone?: 'good' | 'bad' | 'gel' | 'ink' | undefined;
  /** A tick, a cross, or what the caller draws. */
  mark?: 'tick' | 'cross' | undefined;
  /** True only in the moment it is earned: it drops onto the paper. */
  landing?: boolean | undefined;
  children?: ReactNode;
};

const MARKS = { tick: 'M5 12.8L9.6 17.4L19 7', cross: 'M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5' } as const;

export function StampMark({ mark }: { mark: keyof typeof MARKS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="sp-stamp-mark">
      <path d={MARKS[mark]} />
    </svg>
  );
}

export function Stamp(props: StampProps) {
  const { label, size = 'medium', tone = 'good', mark = 'tick', landing = false, children } = props;
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span className="sp-stamp" data-size={size} data-tone={tone} data-landing={landing} {...named}>
      {children ?? <StampMark mark={mark} />}
    </span>
  );
}

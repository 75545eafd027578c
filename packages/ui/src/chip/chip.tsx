// A filter that is on or off, and the row that lets many of them scroll sideways.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './chip.css';

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> & {
  /** Leave out for a chip that acts rather than switches. */
  pressed?: boolean | undefined;
  icon?: ReactNode;
};

export function Chip({ pressed, icon, className, children, ...native }: ChipProps) {
  return (
    <button type="button" {...native} aria-pressed={pressed} className={classNames('sp-chip', className)}>
      {icon}
      {children}
    </button>
  );
}

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="sp-chip-row" aria-label={label}>
      {children}
    </fieldset>
  );
}

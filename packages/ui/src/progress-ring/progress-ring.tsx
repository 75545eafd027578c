// A ring whose segments are steps; too many steps to tell apart become one sweep.
import type { CSSProperties } from 'react';
import './progress-ring.css';

const radius = 29;
const around = 2 * Math.PI * radius;
const mostSegments = 12;

export type ProgressRingProps = {
  value: number;
  total: number;
  label: string;
  /** What stands in the middle; "4/6" if left out. */
  children?: string | undefined;
  /** In pixels. */
  size?: number | undefined;
};

export function ProgressRing({ value, total, label, children, size = 68 }: ProgressRingProps) {
  const done = Math.max(0, Math.min(value, total));
  const inSegments = total <= mostSegments;
  const segment = around / Math.max(total, 1);
  const gap = inSegments && total > 1 ? 4 : 0;
  const sweep = total > 0 ? (done / total) * around : 0;
  return (
    <div
      className="sp-progress-ring"
      style={{ '--size': `${size}px` } as CSSProperties}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      <svg viewBox="0 0 68 68" aria-hidden="true" focusable="false">
        {inSegments ? (
          Array.from({ length: total }, (_, index) => index).map((index) => (
            <circle
              key={index}
              cx="34"
              cy="34"
              r={radius}
              strokeDasharray={`${segment - gap} ${around - segment + gap}`}
              strokeDashoffset={-(index * segment + gap / 2)}
              data-on={index < done ? '' : undefined}
            />
          ))
        ) : (
          <>
            <circle cx="34" cy="34" r={radius} />
            <circle cx="34" cy="34" r={radius} strokeDasharray={`${sweep} ${around}`} data-on="" />
          </>
        )}
      </svg>
      <span aria-hidden="true">{children ?? `${done}/${total}`}</span>
    </div>
  );
}

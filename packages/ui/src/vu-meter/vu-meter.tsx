// The XP bar: a level meter of lit segments.
import type { CSSProperties } from 'react';
import './vu-meter.css';

export type VuMeterProps = {
  value: number;
  max: number;
  label: string;
  /** What the value means, for example "560 XP to Backstage". */
  valueText?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  tone?: 'gel' | 'good' | 'warn' | 'bad' | undefined;
};

export function VuMeter({ value, max, label, valueText, size = 'medium', tone = 'gel' }: VuMeterProps) {
  const level = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  return (
    <div
      className="sp-vu"
      data-size={size}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.max(0, Math.min(value, max))}
      aria-valuetext={valueText}
      style={{ '--level': level } as CSSProperties}
    >
      <span />
    </div>
  );
}

// Owns the fingerprint of a number: bars the eye can compare, and the number's ends in print.
import type { ReactNode } from 'react';
import { fingerprintBars, shortNumber } from './fingerprint-bars.ts';
import './fingerprint.css';

export type FingerprintProps = {
  /** The number or hash itself. */
  value: string;
  /** Heard instead of the bars: "Fingerprint of the sealed number". */
  label: string;
  /** Printed before the number's ends: "its fingerprint". */
  caption?: ReactNode;
  bars?: number | undefined;
};

export function Fingerprint({ value, label, caption, bars = 32 }: FingerprintProps) {
  const heights = fingerprintBars(value, bars);
  return (
    <div className="sp-fingerprint">
      <svg
        className="sp-fingerprint-bars"
        viewBox={`0 0 ${bars * 4 - 1.2} 30`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path
          d={heights.map((height, i) => `M${i * 4} 30v${-(height * 30).toFixed(2)}h2.8V30Z`).join('')}
          fill="currentColor"
        />
      </svg>
      <span className="sp-fingerprint-number">
        {caption ? <>{caption} </> : null}
        {shortNumber(value)}
      </span>
    </div>
  );
}

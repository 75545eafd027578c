// A round picture of a person, with initials where there is none, and the ring whose arcs say how near the stage they sit.
import { type CSSProperties, type ReactNode, useState } from 'react';
import { initialsOf } from './initials.ts';
import './avatar.css';

export type AvatarProps = {
  /** Whose picture it is; also the source of the initials. */
  name: string;
  src?: string | undefined;
  /** In pixels. */
  size?: number | undefined;
  /** Silent for screen readers: the name stands beside it. */
  decorative?: boolean | undefined;
};

export function Avatar({ name, src, size = 44, decorative }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | undefined>(undefined);
  const style = { '--avatar': `${size}px` } as CSSProperties;
  const shown = src !== undefined && src !== '' && src !== brokenSrc;
  if (shown) {
    return (
      <img
        className="sp-avatar"
        style={style}
        src={src}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenSrc(src)}
      />
    );
  }
  const named = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span className="sp-avatar" style={style} {...named}>
      <span aria-hidden="true">{initialsOf(name)}</span>
    </span>
  );
}

const radius = 46;
const around = 2 * Math.PI * radius;

export type TierRingProps = {
  /** Lit arcs, 0–4. */
  arcs: 0 | 1 | 2 | 3 | 4;
  /** Outer size in pixels; the avatar inside is `size - 14`. */
  size?: number | undefined;
  /** The name of the tier, for screen readers. */
  label?: string | undefined;
  children: ReactNode;
};

export function TierRing({ arcs, size = 64, label, children }: TierRingProps) {
  const gap = 800 / size;
  const arc = around / 4 - gap;
  const stroke = (3.6 * 100) / size;
  return (
    <span className="sp-tier-ring" style={{ '--ring': `${size}px` } as CSSProperties}>
      <svg
        viewBox="0 0 100 100"
        focusable="false"
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
      >
        {[0, 1, 2, 3].map((index) => (
          <circle
            key={index}
            cx="50"
            cy="50"
            r={radius}
            strokeWidth={stroke}
            strokeDasharray={`${arc} ${around - arc}`}
            strokeDashoffset={-(index * (around / 4) + gap / 2)}
            transform="rotate(-90 50 50)"
            data-on={index < arcs ? '' : undefined}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}

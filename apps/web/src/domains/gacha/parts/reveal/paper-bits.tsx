// Some fifty paper bits, for an Ultra; the same every time, since chance has no place in decoration here.
import type { CSSProperties } from 'react';

const colours = ['#ffe56f', '#f4f0e7', 'var(--gel)', '#f2b53c', '#c9f3ff'];

function spread(count: number): CSSProperties[] {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, (_, i) => ({
    insetInlineStart: `${(next() * 100).toFixed(2)}%`,
    insetBlockStart: `${(next() * 64).toFixed(2)}%`,
    background: colours[i % colours.length],
    rotate: `${(next() * 180).toFixed(0)}deg`,
    scale: `1 ${(0.3 + next() * 0.8).toFixed(2)}`,
    opacity: Number((0.5 + next() * 0.5).toFixed(2)),
    animationDelay: `${(next() * 240).toFixed(0)}ms`,
  }));
}

const bits = spread(52);

export function PaperBits() {
  return (
    <div className="sp-reveal-bits" aria-hidden="true">
      {bits.map((style) => (
        <span key={String(style.insetInlineStart) + String(style.insetBlockStart)} style={style} />
      ))}
    </div>
  );
}

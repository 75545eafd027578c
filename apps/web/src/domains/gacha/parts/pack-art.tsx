// The print on a pack without a picture: two stacks of speakers in the club's inks, the same for the same name.
import { memo } from 'react';

const ink = (lightness: number, chroma: number, hue: number) => `oklch(${lightness} ${chroma} ${hue})`;
/** How far the second ink lies from the first. */
const offsets = [62, -58, 150, -120, 205] as const;

function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const STEP = 9;

/** A halftone that fades downwards; its dots are the same on every pack. */
const dots = Array.from({ length: 40 }, (_, row) =>
  Array.from({ length: 35 }, (_, column) => {
    const x = column * STEP + (row % 2 ? STEP / 2 : 0);
    const y = row * STEP * 0.87;
    const r = Number((Math.max(0, 1 - y / 300) * 4).toFixed(1));
    return r > 0.2 ? `M${x - r} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0` : '';
  }).join(''),
).join('');

const stacks = [
  { x: 22, y: 56, cones: [26, 48, 48] },
  { x: 156, y: 20, cones: [30, 50, 50] },
] as const;

/** Silent for screen readers: the pack's name stands on it. */
export const PackArt = memo(function PackArt({ name, hue }: { name: string; hue: number }) {
  const other = hue + (offsets[seedOf(name.trim().toLowerCase()) % offsets.length] ?? 62);
  const inks = { a: ink(0.66, 0.19, hue), b: ink(0.83, 0.145, other), k: ink(0.2, 0.045, hue) };
  const rings = [ink(0.28, 0.07, hue), inks.b, inks.k, inks.a, inks.k];
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0h300v400H0z" fill={inks.a} />
      <path d={dots} fill={inks.b} />
      {stacks.map(({ x, y, cones }) => (
        <g key={x}>
          <rect x={x + 7} y={y - 7} width="122" height="380" rx="10" fill={ink(0.42, 0.15, hue)} />
          <rect x={x} y={y} width="122" height="380" rx="10" fill={inks.k} />
          {conesOf(y, cones).map(({ cy, r }) =>
            rings.map((fill, ring) => (
              <circle key={fill + String(ring)} cx={x + 61} cy={cy} r={r * (1 - ring / 4.8)} fill={fill} />
            )),
          )}
        </g>
      ))}
    </svg>
  );
});

function conesOf(top: number, radii: readonly number[]): { cy: number; r: number }[] {
  let y = top + 16;
  return radii.map((r) => {
    const cy = y + r;
    y = cy + r + 12;
    return { cy, r };
  });
}

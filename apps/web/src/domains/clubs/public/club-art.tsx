// The art of a club without a picture: the mark of its kind, overprinted out of register, all in the club's own gel.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { useId } from 'react';
import { interestIcons } from '#domains/users/public/interest-icons.ts';

export interface DrawnClub {
  /** The same words give the same print. */
  name: string;
  hue: number;
  category: Interest;
}

const ink = (lightness: number, chroma: number, hue: number) => `oklch(${lightness} ${chroma} ${hue})`;
/** How far the second ink lies from the first. */
const offsets = [62, -58, 150, -120, 205] as const;

function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Silent for screen readers: it says nothing that the club's name does not. */
export function ClubArt({ name, hue, category }: DrawnClub) {
  const id = useId();
  const seed = seedOf(`${category} ${name.trim().toLowerCase()}`);
  const other = hue + (offsets[seed % offsets.length] ?? 62);
  const key = ink(0.19, 0.05, hue + 8);
  const first = ink(0.6, 0.19, hue);
  const second = ink(0.84, 0.145, other);
  const mark = interestIcons.find(([kind]) => kind === category)?.[1].fill ?? '';
  const lean = ((seed >>> 8) % 15) - 7;
  return (
    <svg viewBox="0 0 390 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}s`} cx=".5" cy=".42">
          <stop offset=".05" stopColor={ink(0.86, 0.15, other)} />
          <stop offset=".58" stopColor={ink(0.68, 0.2, hue)} />
          <stop offset="1" stopColor={ink(0.44, 0.16, hue)} />
        </radialGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={ink(0.74, 0.19, hue)} stopOpacity=".85" />
          <stop offset="1" stopColor={first} stopOpacity="0" />
        </linearGradient>
        <pattern id={`${id}p`} width="9" height="15.6" patternUnits="userSpaceOnUse">
          <circle cx="2.25" cy="3.9" r="2.5" fill={key} />
          <circle cx="6.75" cy="11.7" r="2.5" fill={key} />
        </pattern>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset=".34" stopColor="#000" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <mask id={`${id}m`}>
          <path d="M0 0h390v420H0z" fill={`url(#${id}f)`} />
        </mask>
      </defs>
      <path d="M0 0h390v420H0z" fill={key} />
      {[0, 1, 2, 3, 4].map((lamp) => (
        <path
          key={lamp}
          d={`M${26 + lamp * 84} -8h12L${195 + (lamp - 2) * 118 + 62} 420H${195 + (lamp - 2) * 118 - 62}Z`}
          fill={`url(#${id}b)`}
          opacity=".46"
        />
      ))}
      <circle cx="195" cy="186" r="146" fill={`url(#${id}s)`} />
      <g transform={`translate(195 186) rotate(${lean}) scale(.84) translate(-128 -128)`}>
        <path d={mark} fill={second} transform="translate(-9 -7)" />
        <path d={mark} fill={key} />
      </g>
      <path d="M0 0h390v420H0z" fill={`url(#${id}p)`} mask={`url(#${id}m)`} opacity=".8" />
    </svg>
  );
}

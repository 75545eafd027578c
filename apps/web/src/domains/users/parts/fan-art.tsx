// The art of a person without a picture: a fan from behind, facing the lights, all in their own hue.
import { useId } from 'react';

const ink = (lightness: number, chroma: number, hue: number) => `oklch(${lightness} ${chroma} ${hue})`;

/** The head from behind: four ways to wear it, the same one for the same name. */
const heads = [
  'M105.9 151.8C103.1 100.7 176.9 100.7 174.1 151.8L178.3 214.3Q140 228.5 101.7 214.3Z',
  'M104.5 162.3A35.5 41.2 0 1 1 175.5 162.3A35.5 41.2 0 0 1 104.5 162.3Z',
  'M124.4 119.7A15.6 14.2 0 1 1 155.6 119.7A15.6 14.2 0 0 1 124.4 119.7ZM108.8 153.8A31.2 31.2 0 1 1 171.2 153.8A31.2 31.2 0 0 1 108.8 153.8Z',
  'M94.6 148.1A45.4 42.6 0 1 1 185.4 148.1A45.4 42.6 0 0 1 94.6 148.1Z',
];
const shoulders =
  'M74.7 261.7C77.5 216.3 103.1 209.2 127.2 203.5L127.2 179.4L152.8 179.4L152.8 203.5C176.9 209.2 202.5 216.3 205.3 261.7ZM115.9 162.3A24.1 30.5 0 1 1 164.1 162.3A24.1 30.5 0 0 1 115.9 162.3Z';
const arm =
  'M168 212C196 206 214 160 216 116C217 107 230 107 231 116C233 168 224 214 200 240H166ZM214.5 110A8.5 8.5 0 1 1 231.5 110A8.5 8.5 0 0 1 214.5 110Z';

function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

function crowdOf(seed: number): string {
  let roll = seed;
  const next = () => {
    roll = Math.imul(roll ^ (roll >>> 15), 2246822519) + 1;
    return ((roll >>> 8) & 0xffff) / 0xffff;
  };
  return Array.from({ length: 17 }, (_, place) => {
    const x = place * 19 + next() * 8 - 6;
    const y = 196 + next() * 12;
    const r = 8 + next() * 3;
    const w = r * 1.9;
    const head = `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
    return `${head}M${x - w} 240q${r * 0.4} ${-r * 2.6} ${w} ${-r * 2.6}t${w} ${r * 2.6}Z`;
  }).join('');
}

export function FanArt({ name, hue }: { name: string; hue: number }) {
  const id = useId();
  const seed = seedOf(name);
  const dark = ink(0.17, 0.04, hue + 14);
  const rim = ink(0.88, 0.12, hue + 70);
  const figure = `${heads[seed % heads.length]}${shoulders}${arm}`;
  return (
    <svg viewBox="0 0 300 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}g`}>
          <stop offset=".1" stopColor={ink(0.9, 0.13, hue + 74)} />
          <stop offset=".62" stopColor={ink(0.7, 0.2, hue)} />
          <stop offset="1" stopColor={ink(0.42, 0.16, hue)} />
        </radialGradient>
        {[ink(0.72, 0.2, hue), rim].map((colour, tint) => (
          <linearGradient key={colour} id={`${id}b${tint}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={colour} stopOpacity=".95" />
            <stop offset="1" stopColor={ink(0.7, 0.2, hue)} stopOpacity="0" />
          </linearGradient>
        ))}
        <pattern id={`${id}p`} width="6.4" height="11" patternUnits="userSpaceOnUse">
          <circle cx="1.6" cy="2.7" r="1.7" fill={ink(0.42, 0.16, hue)} />
          <circle cx="4.8" cy="8.2" r="1.7" fill={ink(0.42, 0.16, hue)} />
        </pattern>
        <linearGradient id={`${id}m`} x1="0" y1="120" x2="0" y2="226" gradientUnits="userSpaceOnUse">
          <stop stopColor="#000" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <mask id={`${id}k`}>
          <circle cx="150" cy="150" r="110" fill={`url(#${id}m)`} />
        </mask>
      </defs>
      <path d="M0 0h300v230H0z" fill={dark} />
      {[0, 1, 2, 3, 4, 5].map((lamp) => {
        const x = 18 + lamp * 53;
        const foot = 150 + (lamp - 2.5) * 46;
        return (
          <path
            key={lamp}
            d={`M${x - 3} -4h6L${foot + 40} 230H${foot - 40}Z`}
            fill={`url(#${id}b${lamp % 2})`}
            opacity=".5"
            style={{ mixBlendMode: 'screen' }}
          />
        );
      })}
      <circle cx="150" cy="150" r="112" fill={`url(#${id}g)`} />
      <path d="M30 40h240v192H30z" fill={`url(#${id}p)`} mask={`url(#${id}k)`} />
      <path d={crowdOf(seed)} fill={ink(0.3, 0.11, hue)} />
      <path d={figure} fill={rim} transform="translate(-3 -4.5)" />
      <path d="M223 104L232 54" stroke={rim} strokeWidth="9.5" strokeLinecap="round" />
      <path d="M223 104L232 54" stroke="#fff" strokeWidth="4.2" strokeLinecap="round" />
      <path d={figure} fill={dark} />
    </svg>
  );
}

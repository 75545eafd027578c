// Owns two still lifes with a word on them: the roped-off backstage door, the letter with a ticket in it.
import type { StillLifeProps } from './still-life.ts';
import { Halftone } from './still-life-parts.tsx';

export function Door({ uid, word }: StillLifeProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${uid}l`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--gel)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--gel)" stopOpacity=".05" />
        </linearGradient>
        <Halftone id={`${uid}h`} ink="#14100d" />
      </defs>
      <rect x="92" y="8" width="166" height="244" rx="4" fill="var(--rig)" />
      <rect x="104" y="20" width="142" height="232" fill="var(--gel)" />
      <rect x="104" y="20" width="142" height="232" fill={`url(#${uid}h)`} opacity=".18" />
      <path d="M104 20L204 34V252H104Z" fill="#241a15" />
      <path d="M104 20L204 34V252" fill="none" stroke="#3d2e26" strokeWidth="3" />
      <circle cx="192" cy="146" r="6" fill="#d8d2c6" />
      <path d="M136 78l7 15 16 1.5 -12 11 4 16 -15 -8.5 -14 9 3.5 -16.5 -12.5 -11 16.5 -2Z" fill="#f1e9da" />
      <path d="M-20 252H370" stroke="var(--rig)" strokeWidth="4" />
      <path d="M204 252H246L330 300H150Z" fill={`url(#${uid}l)`} />
      <Rope />
      {word ? <Sign word={word} /> : null}
    </>
  );
}

function Rope() {
  return (
    <>
      <g fill="var(--post)">
        <rect x="40" y="150" width="9" height="112" />
        <rect x="301" y="150" width="9" height="112" />
        <circle cx="44.5" cy="146" r="11" />
        <circle cx="305.5" cy="146" r="11" />
        <ellipse cx="44.5" cy="264" rx="26" ry="7" />
        <ellipse cx="305.5" cy="264" rx="26" ry="7" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M48 164C110 252 240 252 302 164" stroke="#7d1626" strokeWidth="17" />
        <path d="M48 160C110 246 240 246 302 160" stroke="#c93245" strokeWidth="9" />
      </g>
    </>
  );
}

/** The card grows with its word; a long one is set smaller instead of running off the rope. */
function Sign({ word }: { word: string }) {
  const half = Math.min(120, Math.max(52, word.length * 5.6 + 10));
  const size = Math.min(17, (2 * (half - 8)) / (word.length * 0.56));
  return (
    <g transform="translate(175 232) rotate(-5)">
      <rect
        className="sp-illustration-paper"
        x={-half}
        y="-8"
        width={2 * half}
        height="34"
        rx="3"
        fill="#f1e9da"
      />
      <text y="15" textAnchor="middle" fontSize={size}>
        {word}
      </text>
    </g>
  );
}

export function Mail({ word }: StillLifeProps) {
  return (
    <g transform="rotate(-5 175 120)">
      <g transform="translate(72 8) rotate(6 100 50)">
        <path d="M0 0H190V38a10 10 0 0 0 0 20V140H0V58a10 10 0 0 0 0 -20Z" fill="var(--gel)" />
        {word ? (
          <text
            x="95"
            y="50"
            textAnchor="middle"
            fontSize="31"
            {...(word.length > 10 ? { textLength: 156, lengthAdjust: 'spacingAndGlyphs' } : {})}
          >
            {word}
          </text>
        ) : null}
      </g>
      <path
        className="sp-illustration-paper"
        d="M40 88H310V214a8 8 0 0 1 -8 8H48a8 8 0 0 1 -8 -8Z"
        fill="#f1e9da"
      />
      <path d="M40 88L158 168Q175 179 192 168L310 88V100L196 182Q175 196 154 182L40 100Z" fill="#d3c8b4" />
      <path
        d="M40 88L158 166Q175 177 192 166L310 88"
        fill="none"
        stroke="#1a1511"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <g transform="translate(262 188) rotate(-12)" fill="none" stroke="#b51c2f">
        <circle r="19" strokeWidth="2.5" />
        <circle r="14" strokeWidth="1.5" />
        <path d="M-40 -5H-22M-40 1H-22M-40 7H-22" strokeWidth="2" />
      </g>
    </g>
  );
}

// Owns three still lifes of nothing: the empty flight case, the bare wardrobe rail, the mark nobody stands on.
import type { StillLifeProps } from './still-life.ts';
import { BeamFade, Floor, Halftone, Lamp, SpikeCross, Truss } from './still-life-parts.tsx';

/** One plectrum is left in the foam of a whole case. */
export function Case({ uid }: StillLifeProps) {
  return (
    <>
      <defs>
        <Halftone id={`${uid}h`} ink="#14100d" />
      </defs>
      <ellipse cx="175" cy="272" rx="150" ry="13" fill="var(--stage)" />
      <g transform="rotate(-4 60 150)">
        <path d="M52 26H286a10 10 0 0 1 10 10V142H42V36a10 10 0 0 1 10 -10Z" fill="#1d1814" />
        <path d="M62 44H276V142H62Z" fill="#100d0a" />
        <path
          d="M42 36a10 10 0 0 1 10 -10H286a10 10 0 0 1 10 10V142"
          fill="none"
          stroke="#d8d2c6"
          strokeWidth="6"
        />
        <path d="M42 36V142" stroke="#d8d2c6" strokeWidth="6" />
        <rect x="132" y="70" width="74" height="34" rx="3" fill="#f1e9da" />
        <path d="M144 82H194M144 92H178" stroke="#1a1511" strokeWidth="4" />
      </g>
      <path d="M30 150H320L306 184H44Z" fill="var(--gel)" />
      <path d="M30 150H320L306 184H44Z" fill={`url(#${uid}h)`} opacity=".22" />
      <path d="M112 156H190L186 178H108Z" fill="#14100d" opacity=".28" />
      <path d="M222 160c12 -4 26 -2 28 3c1 5 -10 13 -15 13c-6 0 -16 -11 -13 -16Z" fill="var(--good)" />
      <path d="M44 184H306V258a8 8 0 0 1 -8 8H52a8 8 0 0 1 -8 -8Z" fill="#241d18" />
      <g fill="none" stroke="#d8d2c6" strokeWidth="6">
        <path d="M30 150L44 184V258a8 8 0 0 0 8 8H298a8 8 0 0 0 8 -8V184L320 150" />
        <path d="M44 184H306" />
      </g>
      <CaseFittings />
    </>
  );
}

function CaseFittings() {
  return (
    <>
      <g fill="#d8d2c6">
        <rect x="86" y="176" width="26" height="24" rx="3" />
        <rect x="238" y="176" width="26" height="24" rx="3" />
        <path d="M41 244h18v25H54a13 13 0 0 1 -13 -13ZM309 244h-18v25h5a13 13 0 0 0 13 -13Z" />
      </g>
      <g fill="#1a1511">
        <rect x="94" y="182" width="10" height="10" rx="2" />
        <rect x="246" y="182" width="10" height="10" rx="2" />
      </g>
      <path d="M142 222H208V232H142Z" fill="#14100d" />
      <path d="M140 218v8a8 8 0 0 0 8 8h54a8 8 0 0 0 8 -8v-8" fill="none" stroke="#d8d2c6" strokeWidth="6" />
    </>
  );
}

/** Hangers wait; the lanyard on the last one has no pass yet. */
export function Rail({ uid }: StillLifeProps) {
  return (
    <>
      <defs>
        <Halftone id={`${uid}h`} ink="#14100d" />
      </defs>
      <ellipse cx="175" cy="262" rx="156" ry="12" fill="var(--stage)" />
      <path d="M36 46V248M314 46V248" stroke="var(--bone-3)" strokeWidth="7" />
      <path d="M22 46H328" stroke="var(--bone-3)" strokeWidth="9" strokeLinecap="round" />
      <path d="M14 250H64M286 250H336" stroke="var(--bone-3)" strokeWidth="7" strokeLinecap="round" />
      <g fill="#1a1511" stroke="var(--bone-3)" strokeWidth="3">
        <circle cx="22" cy="260" r="7" />
        <circle cx="58" cy="260" r="7" />
        <circle cx="292" cy="260" r="7" />
        <circle cx="328" cy="260" r="7" />
      </g>
      <Hanger x={92} turn={-4} />
      <Hanger x={152} turn={2} />
      <Hanger x={206} turn={-1} />
      <g transform="translate(262 46)">
        <path d="M-22 4L-4 96H6L-8 4ZM22 4L4 96H-6L8 4Z" fill="var(--gel)" />
        <path d="M22 4L4 96H-6L8 4Z" fill="#000" opacity=".2" />
        <rect x="-10" y="92" width="20" height="14" rx="3" fill="#d8d2c6" />
        <path
          d="M-36 112H36a5 5 0 0 1 5 5V186a5 5 0 0 1 -5 5H-36a5 5 0 0 1 -5 -5V117a5 5 0 0 1 5 -5Z"
          fill="none"
          stroke="var(--bone-3)"
          strokeWidth="2.5"
          strokeDasharray="7 6"
        />
        <rect x="-11" y="118" width="22" height="6" rx="3" fill="var(--bone-3)" />
      </g>
      <rect x="118" y="236" width="92" height="20" rx="3" fill="var(--gel)" />
      <rect x="118" y="236" width="92" height="20" rx="3" fill={`url(#${uid}h)`} opacity=".2" />
      <path className="sp-illustration-paper" d="M110 236Q164 222 218 236V241H110Z" fill="#f1e9da" />
    </>
  );
}

function Hanger({ x, turn }: { x: number; turn: number }) {
  return (
    <g
      transform={`translate(${x} 42) rotate(${turn})`}
      fill="none"
      stroke="var(--bone-2)"
      strokeLinecap="round"
    >
      <path d="M-5 2a8 8 0 1 1 9 8q-4 1 -4 7V24" strokeWidth="3.500" />
      <path d="M0 24L-34 50Q-38 56 -31 57H31Q38 56 34 50Z" strokeWidth="5" strokeLinejoin="round" />
    </g>
  );
}

/** The light is on the mark; whoever should stand there is still looking for the way. */
export function Mark({ uid }: StillLifeProps) {
  return (
    <>
      <defs>
        <BeamFade id={`${uid}b`} />
        <Halftone id={`${uid}h`} />
      </defs>
      <Truss />
      <g transform="translate(0 -70)">
        <Floor id={`${uid}f`} />
      </g>
      <path d="M236 52L264 52L262 268H60Z" fill={`url(#${uid}b)`} opacity=".62" />
      <ellipse cx="161" cy="269" rx="102" ry="25" fill="var(--gel)" />
      <ellipse cx="161" cy="269" rx="102" ry="25" fill={`url(#${uid}h)`} opacity=".22" />
      <Lamp turn={28} />
      <g transform="translate(161 268) scale(1 .42)">
        <SpikeCross x={0} y={0} size={86} />
      </g>
      <path
        d="M228 286C262 300 282 276 300 292C316 306 330 296 350 302"
        fill="none"
        stroke="var(--bone-3)"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
    </>
  );
}

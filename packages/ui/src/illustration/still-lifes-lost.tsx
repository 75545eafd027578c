// Owns two still lifes of places without a screen: the ticket whose other half is gone, the stage that is only marked out.
import type { StillLifeProps } from './still-life.ts';
import { BeamFade, Floor, Halftone, Lamp, SpikeCross, Truss } from './still-life-parts.tsx';

/** The number is the joke: a ticket to nowhere has a seat printed on it. */
export function Ticket({ uid }: StillLifeProps) {
  return (
    <>
      <defs>
        <BeamFade id={`${uid}b`} />
        <Halftone id={`${uid}h`} />
      </defs>
      <path d="M168-130h14l122 334H40Z" fill={`url(#${uid}b)`} opacity=".5" />
      <ellipse cx="172" cy="206" rx="132" ry="34" fill="var(--gel)" />
      <ellipse cx="172" cy="206" rx="132" ry="34" fill={`url(#${uid}h)`} opacity=".2" />
      <g transform="translate(138 128) rotate(-9)">
        <path
          className="sp-illustration-paper"
          d="M-78-52H62l-5 8 7 9-6 9 6 9-7 8 6 9-6 9 7 9-6 8 7 9-6 8 5 9H-78V16a16 16 0 0 0 0-32Z"
          fill="#f1e9da"
        />
        <text x="-12" y="15" textAnchor="middle" fontSize="44">
          404
        </text>
        <path d="M-44 32h64" stroke="#1a1511" strokeWidth="5" />
      </g>
      <path
        d="M222 88q24 20 58 22"
        fill="none"
        stroke="var(--bone-3)"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <path
        d="m288 86 5 8-7 8 6 9-6 9 7 9-6 8 5 9h32v-52Z"
        fill="none"
        stroke="var(--bone-3)"
        strokeWidth="2.5"
        strokeDasharray="3 5"
        transform="rotate(8 305 112)"
      />
    </>
  );
}

/** Tape says where everything will stand; the flight case is still shut. */
export function Stage({ uid }: StillLifeProps) {
  return (
    <>
      <defs>
        <BeamFade id={`${uid}b`} />
        <Halftone id={`${uid}h`} />
      </defs>
      <Truss />
      <g transform="translate(0 -122)">
        <Floor id={`${uid}f`} />
      </g>
      <path d="m114 56-26 8L66 238h158Z" fill={`url(#${uid}b)`} opacity=".62" />
      <ellipse cx="145" cy="238" rx="79" ry="20" fill="var(--gel)" />
      <ellipse cx="145" cy="238" rx="79" ry="20" fill={`url(#${uid}h)`} opacity=".22" />
      <g transform="translate(352 0) scale(-1 1)">
        <Lamp />
      </g>
      <g transform="scale(1 .62)">
        <SpikeCross x={145} y={383} size={46} ink="#1a1511" />
        <SpikeCross x={48} y={418} size={28} />
        <SpikeCross x={292} y={432} size={28} />
      </g>
      <ShutCase />
    </>
  );
}

function ShutCase() {
  return (
    <g transform="translate(222 136)">
      <rect x="4" y="76" width="92" height="9" fill="#0f0c0a" opacity=".4" />
      <rect width="100" height="78" rx="5" fill="#241d18" stroke="#d8d2c6" strokeWidth="3" />
      <path d="M0 27h100" stroke="#d8d2c6" strokeWidth="3" />
      <g fill="#d8d2c6">
        <path d="M16 20h14v14H16zM70 20h14v14H70z" />
        <circle cx="4" cy="4" r="6" />
        <circle cx="96" cy="4" r="6" />
        <circle cx="4" cy="74" r="6" />
        <circle cx="96" cy="74" r="6" />
      </g>
      <rect x="22" y="40" width="56" height="26" rx="2" fill="#f1e9da" transform="rotate(-3 50 53)" />
      <path d="M29 49h34m-34 8h22" stroke="#1a1511" strokeWidth="4" transform="rotate(-3 50 53)" />
    </g>
  );
}

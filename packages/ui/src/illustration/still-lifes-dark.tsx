// Owns three still lifes: the free microphone, the unplugged amplifier, the torch that found a ticket.
import type { StillLifeProps } from './still-life.ts';
import { BeamFade, Floor, Halftone, Lamp, SpikeCross, Truss } from './still-life-parts.tsx';

export function Mic({ uid }: StillLifeProps) {
  return (
    <>
      <defs>
        <BeamFade id={`${uid}b`} />
        <Halftone id={`${uid}h`} />
      </defs>
      <Truss />
      <Floor id={`${uid}f`} />
      <path d="M236 54L262 62L250 344H98Z" fill={`url(#${uid}b)`} opacity=".62" />
      <ellipse cx="174" cy="345" rx="78" ry="19" fill="var(--gel)" />
      <ellipse cx="174" cy="345" rx="78" ry="19" fill={`url(#${uid}h)`} opacity=".22" />
      <Lamp />
      <g stroke="#14100d" strokeWidth="7" strokeLinecap="round" fill="none">
        <path d="M160 344V214L192 184" />
      </g>
      <ellipse cx="160" cy="346" rx="28" ry="7" fill="#14100d" />
      <g transform="translate(198 178) rotate(46)">
        <rect x="-8" y="6" width="16" height="36" rx="5" fill="#14100d" />
        <circle r="20" cy="-8" fill="#f1e9da" />
        <path d="M0 -28a20 20 0 0 1 0 40Z" fill="var(--gel)" />
        <path
          d="M-18 -14H18M-18 -2H18M-9 -26V10M0 -28V12M9 -26V10"
          stroke="#14100d"
          strokeWidth="1.6"
          opacity=".55"
        />
        <rect x="-16" y="4" width="32" height="8" rx="3" fill="#14100d" />
      </g>
      <path d="M164 342C220 374 250 330 330 378" fill="none" stroke="#14100d" strokeWidth="4" />
      <SpikeCross x={65} y={355} />
    </>
  );
}

export function Amp({ uid }: StillLifeProps) {
  return (
    <>
      <defs>
        <pattern
          id={`${uid}g`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="9" height="9" fill="#2a231d" />
          <rect width="4" height="9" fill="#3a3129" />
        </pattern>
      </defs>
      <rect x="10" y="66" width="236" height="250" rx="14" fill="var(--gel)" />
      <rect
        x="0"
        y="58"
        width="236"
        height="250"
        rx="14"
        fill="#1d1814"
        stroke="var(--line-2)"
        strokeWidth="2"
      />
      <g transform="translate(4 0)">
        <rect x="14" y="126" width="200" height="164" rx="6" fill={`url(#${uid}g)`} />
        <circle cx="114" cy="208" r="66" fill="#1d1814" opacity=".55" />
        <circle cx="114" cy="208" r="46" fill="#100d0a" opacity=".7" />
        <circle cx="114" cy="208" r="17" fill="#3a3129" />
        <AmpPanel />
      </g>
      <path
        d="M210 110Q228 130 248 142"
        fill="none"
        stroke="var(--bone-3)"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <Lead />
    </>
  );
}

function AmpPanel() {
  return (
    <>
      <rect x="14" y="76" width="200" height="38" rx="5" fill="#f1e9da" />
      <g fill="#1a1511">
        <circle cx="38" cy="95" r="10" />
        <circle cx="68" cy="95" r="10" />
        <circle cx="98" cy="95" r="10" />
      </g>
      <path
        d="M38 95L33 88M68 95L74 89M98 95L98 86"
        stroke="#f1e9da"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="132" cy="95" r="6" fill="#5a2a20" />
      <circle cx="188" cy="95" r="13" fill="#c9c0b0" />
      <circle cx="188" cy="95" r="6.5" fill="#100d0a" />
    </>
  );
}

function Lead() {
  return (
    <>
      <path
        d="M312 184C352 206 350 236 316 250C268 268 268 306 330 318C352 324 356 340 344 352"
        fill="none"
        stroke="var(--gel)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g transform="translate(314 185) rotate(30)">
        <rect x="-38" y="-12" width="42" height="24" rx="6" fill="var(--gel)" />
        <rect
          x="-38"
          y="-12"
          width="11"
          height="24"
          rx="3"
          fill="color-mix(in oklab, var(--gel) 66%, #000)"
        />
        <rect x="-70" y="-5.5" width="33" height="11" rx="3.5" fill="var(--post)" />
        <path d="M-58.5 -5.5V5.5M-48.500 -5.5V5.5" stroke="#1a1511" strokeWidth="3" />
      </g>
    </>
  );
}

export function Torch({ uid }: StillLifeProps) {
  return (
    <>
      <defs>
        <BeamFade id={`${uid}b`} x1={1} x2={0.1} />
        <Halftone id={`${uid}h`} />
      </defs>
      <path d="M286 66L254 40L-22 254A118 34 0 0 0 210 262Z" fill={`url(#${uid}b)`} opacity=".75" />
      <ellipse cx="94" cy="262" rx="118" ry="34" fill="var(--gel)" />
      <ellipse cx="94" cy="262" rx="118" ry="34" fill={`url(#${uid}h)`} opacity=".2" />
      <g transform="translate(296 30) rotate(-38)">
        <rect x="-2" y="-17" width="96" height="34" rx="8" fill="#2b241e" />
        <path d="M21 -17V17M35 -17V17" stroke="#3d342c" strokeWidth="6" />
        <rect x="52" y="-22" width="22" height="9" rx="4" fill="var(--gel)" />
        <path d="M-2 -17L-36 -30V30L-2 17Z" fill="#3d342c" />
        <rect x="-42" y="-31" width="9" height="62" rx="4" fill="#d8d2c6" />
      </g>
      <g transform="translate(84 232) rotate(-9)">
        <path d="M-44 -26H44V-8a8 8 0 0 0 0 16V26H-44V8a8 8 0 0 0 0 -16Z" fill="#f1e9da" />
        <path d="M18 -24V24" stroke="#1a1511" strokeWidth="2.5" strokeDasharray="1 6" strokeLinecap="round" />
        <path d="M-30 -10H4M-30 0H-4M-30 10H0" stroke="#1a1511" strokeWidth="4" />
      </g>
      <SpikeCross x={160} y={268} />
    </>
  );
}

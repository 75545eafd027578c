// Owns what the still lifes share: the halftone, the beam's fade, the lamp, the truss and the spike-tape cross.

/** The one halftone: dots of the house over the gel. */
export function Halftone({ id, ink = 'var(--house)' }: { id: string; ink?: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse">
      <circle cx="3.5" cy="3.5" r="1.5" fill={ink} />
    </pattern>
  );
}

export function BeamFade({ id, x1 = 0, x2 = 0 }: { id: string; x1?: number; x2?: number }) {
  return (
    <linearGradient id={id} x1={x1} y1="0" x2={x2} y2="1">
      <stop offset="0" stopColor="var(--beam)" stopOpacity=".95" />
      <stop offset="1" stopColor="var(--beam)" stopOpacity=".1" />
    </linearGradient>
  );
}

const ZIGZAG = `M0 31${Array.from({ length: 19 }, (_, i) => `L${18 * (i + 1)} ${i % 2 ? 31 : 12}`).join('')}`;

export function Truss() {
  return (
    <g fill="var(--rig)">
      <rect y="10" width="350" height="5" />
      <rect y="28" width="350" height="5" />
      <path d={ZIGZAG} fill="none" stroke="var(--rig)" strokeWidth="3.5" />
    </g>
  );
}

/** A lamp hung at (250, 14), leaning by `turn`. */
export function Lamp({ turn = 21 }: { turn?: number }) {
  return (
    <>
      <g transform={`rotate(${turn} 250 48)`}>
        <rect
          x="230"
          y="32"
          width="38"
          height="34"
          rx="5"
          fill="#1d1915"
          stroke="var(--bone-3)"
          strokeWidth="2.5"
        />
        <rect x="226" y="62" width="46" height="8" rx="3" fill="var(--gel)" />
      </g>
      <path d="M250 14V34" stroke="var(--bone-3)" strokeWidth="5" />
    </>
  );
}

/** Spike tape on the floor: where to stand. */
export function SpikeCross(props: { x: number; y: number; size?: number; ink?: string }) {
  const { x, y, size = 26, ink = 'var(--good)' } = props;
  const thick = size * 0.23;
  return (
    <g fill={ink} transform={`translate(${x} ${y}) rotate(-8)`}>
      <rect x={-size / 2} y={-thick / 2} width={size} height={thick} />
      <rect x={-thick / 2} y={-size / 2} width={thick} height={size} />
    </g>
  );
}

export function Floor({ id }: { id: string }) {
  return (
    <>
      <clipPath id={id}>
        <path d="M0 318L50 296H300L350 318V400H0Z" />
      </clipPath>
      <path d="M0 318L50 296H300L350 318V400H0Z" fill="var(--stage)" />
      <path
        d="M0 340H350M0 366H350M90 296L50 400M138 296L124 400M186 296L196 400M234 296L270 400M282 296L344 400"
        clipPath={`url(#${id})`}
        stroke="var(--riser)"
        strokeWidth="2"
      />
    </>
  );
}

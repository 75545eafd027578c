// A still life: an empty stage whose places are marked with tape, and the flight case not unpacked yet.

const TRUSS =
  'M0 31 18 12l18 19 18-19 18 19 18-19 18 19 18-19 18 19 18-19 18 19 18-19 18 19 18-19 18 19 18-19 18 19 18-19 18 19 18-19';
const FLOOR = 'M0 186 50 164h250l50 22v104H0Z';

function Cross({ x, y, scale, ink }: { x: number; y: number; scale: number; ink: string }) {
  return (
    <g fill={ink} transform={`translate(${x} ${y}) rotate(-8) scale(${scale} ${scale * 0.62})`}>
      <path d="M-15-3.500h30v7h-30z" />
      <path d="M-3.500-15h7v30h-7z" />
    </g>
  );
}

export function MarkedStage({ label }: { label: string }) {
  return (
    <svg className="sp-still-life" viewBox="0 0 350 290" role="img" aria-label={label}>
      <defs>
        <linearGradient id="stage-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--beam)" stopOpacity=".95" />
          <stop offset="1" stopColor="var(--beam)" stopOpacity=".1" />
        </linearGradient>
        <pattern id="stage-dots" width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="3.500" cy="3.500" r="1.500" fill="#0f0c0a" />
        </pattern>
        <clipPath id="stage-floor">
          <path d={FLOOR} />
        </clipPath>
      </defs>
      <path d="M0 10h350v5H0zM0 28h350v5H0z" fill="var(--rig)" />
      <path d={TRUSS} fill="none" stroke="var(--rig)" strokeWidth="3.500" />
      <path d={FLOOR} fill="var(--stage)" />
      <path
        clipPath="url(#stage-floor)"
        d="M0 208h350M0 236h350M90 164 44 290m94-126-16 126m64-126 12 126m36-126 40 126m8-126 66 126"
        stroke="var(--riser)"
        strokeWidth="2"
      />
      <path d="m114 56-26 8L66 238h158Z" fill="url(#stage-beam)" opacity=".62" />
      <ellipse cx="145" cy="238" rx="79" ry="20" fill="var(--gel)" />
      <ellipse cx="145" cy="238" rx="79" ry="20" fill="url(#stage-dots)" opacity=".22" />
      <g transform="rotate(-21 102 48)">
        <rect
          x="82"
          y="32"
          width="38"
          height="34"
          rx="5"
          fill="#1d1915"
          stroke="var(--bone-3)"
          strokeWidth="2.500"
        />
        <rect x="78" y="62" width="46" height="8" rx="3" fill="var(--gel)" />
      </g>
      <path d="M102 14v20" stroke="var(--bone-3)" strokeWidth="5" />
      <Cross x={145} y={237} scale={1.5} ink="#1a1511" />
      <Cross x={48} y={262} scale={0.9} ink="var(--good)" />
      <Cross x={292} y={272} scale={0.9} ink="var(--good)" />
      <g transform="translate(222 136)">
        <rect x="4" y="76" width="92" height="9" fill="#0f0c0a" opacity=".4" />
        <rect width="100" height="78" rx="5" fill="#241d18" stroke="#d8d2c6" strokeWidth="3" />
        <path d="M0 27h100" stroke="#d8d2c6" strokeWidth="3" />
        <path d="M16 20h14v14H16zM70 20h14v14H70z" fill="#d8d2c6" />
        <g fill="#d8d2c6">
          <circle cx="4" cy="4" r="6" />
          <circle cx="96" cy="4" r="6" />
          <circle cx="4" cy="74" r="6" />
          <circle cx="96" cy="74" r="6" />
        </g>
        <rect x="22" y="40" width="56" height="26" rx="2" fill="#f1e9da" transform="rotate(-3 50 53)" />
        <path d="M29 49h34m-34 8h22" stroke="#1a1511" strokeWidth="4" transform="rotate(-3 50 53)" />
      </g>
    </svg>
  );
}

// A still life: a rope across a half-open backstage door, with a tag that says what is missing.

export function RopeDoor({ tag, label }: { tag: string; label: string }) {
  return (
    <svg className="sp-still-life" viewBox="0 0 350 300" role="img" aria-label={label}>
      <defs>
        <linearGradient id="door-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--gel)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--gel)" stopOpacity=".05" />
        </linearGradient>
        <pattern id="door-dots" width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="3.5" cy="3.5" r="1.5" fill="#14100d" />
        </pattern>
      </defs>
      <rect x="92" y="8" width="166" height="244" rx="4" fill="var(--rig)" />
      <path d="M104 20h142v232H104Z" fill="var(--gel)" />
      <path d="M104 20h142v232H104Z" fill="url(#door-dots)" opacity=".18" />
      <path d="M104 20 204 34v218H104Z" fill="#241a15" />
      <path d="M104 20 204 34v218" fill="none" stroke="#3d2e26" strokeWidth="3" />
      <circle cx="192" cy="146" r="6" fill="#d8d2c6" />
      <path d="m136 78 7 15 16 1.5-12 11 4 16-15-8.5-14 9 3.5-16.5L113 94.500l16.500-2Z" fill="#f1e9da" />
      <path d="M-20 252H370" stroke="var(--rig)" strokeWidth="4" />
      <path d="M204 252h42l84 48H150Z" fill="url(#door-light)" />
      <g fill="var(--post)">
        <path d="M40 150h9v112h-9zM301 150h9v112h-9z" />
        <circle cx="44.500" cy="146" r="11" />
        <circle cx="305.500" cy="146" r="11" />
        <ellipse cx="44.500" cy="264" rx="26" ry="7" />
        <ellipse cx="305.500" cy="264" rx="26" ry="7" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M48 164C110 252 240 252 302 164" stroke="#7d1626" strokeWidth="17" />
        <path d="M48 160C110 246 240 246 302 160" stroke="#c93245" strokeWidth="9" />
      </g>
      <g transform="translate(175 232) rotate(-5)">
        <RopeTag text={tag} />
      </g>
    </svg>
  );
}

/** The plate grows with its words; long ones are set smaller instead of running off the rope. */
function RopeTag({ text }: { text: string }) {
  const half = Math.min(120, Math.max(52, text.length * 5.6 + 10));
  const size = Math.min(17, (2 * (half - 8)) / (text.length * 0.56));
  return (
    <>
      <rect x={-half} y="-8" width={2 * half} height="34" rx="3" fill="#f1e9da" />
      <text y="15" textAnchor="middle" fill="#1a1511" className="sp-rope-tag" fontSize={size}>
        {text}
      </text>
    </>
  );
}

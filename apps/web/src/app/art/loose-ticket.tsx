// A still life: a ticket stub whose other half is nowhere to be seen, under a lamp.

export function LooseTicket({ label }: { label: string }) {
  return (
    <svg className="sp-still-life" viewBox="0 0 350 250" role="img" aria-label={label}>
      <defs>
        <linearGradient id="ticket-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--beam)" stopOpacity=".8" />
          <stop offset="1" stopColor="var(--beam)" stopOpacity=".06" />
        </linearGradient>
        <pattern id="ticket-dots" width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="3.500" cy="3.500" r="1.500" fill="#0f0c0a" />
        </pattern>
      </defs>
      <path d="M168-130h14l122 334H40Z" fill="url(#ticket-beam)" opacity=".6" />
      <ellipse cx="172" cy="206" rx="132" ry="34" fill="var(--gel)" />
      <ellipse cx="172" cy="206" rx="132" ry="34" fill="url(#ticket-dots)" opacity=".2" />
      <g transform="translate(138 128) rotate(-9)">
        <path
          d="M-78-52H62l-5 8 7 9-6 9 6 9-7 8 6 9-6 9 7 9-6 8 7 9-6 8 5 9H-78V16a16 16 0 0 0 0-32Z"
          fill="#f1e9da"
        />
        <text x="-12" y="15" textAnchor="middle" className="sp-rope-tag" fontSize="44" fill="#1a1511">
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
        strokeWidth="2.500"
        strokeDasharray="3 5"
        transform="rotate(8 305 112)"
      />
    </svg>
  );
}

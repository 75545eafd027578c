// A still life: a guitar lead pulled out of its amplifier.

export function PulledLead({ label }: { label: string }) {
  return (
    <svg className="sp-still-life" viewBox="0 40 350 320" role="img" aria-label={label}>
      <defs>
        <pattern
          id="amp-cloth"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0h9v9H0z" fill="#2a231d" />
          <path d="M0 0h4v9H0z" fill="#3a3129" />
        </pattern>
      </defs>
      <rect x="6" y="66" width="236" height="250" rx="14" fill="var(--gel)" />
      <rect
        x="-4"
        y="58"
        width="236"
        height="250"
        rx="14"
        fill="#1d1814"
        stroke="var(--line-2)"
        strokeWidth="2"
      />
      <rect x="14" y="126" width="200" height="164" rx="6" fill="url(#amp-cloth)" />
      <circle cx="114" cy="208" r="66" fill="#1d1814" opacity=".55" />
      <circle cx="114" cy="208" r="46" fill="#100d0a" opacity=".7" />
      <circle cx="114" cy="208" r="17" fill="#3a3129" />
      <rect x="14" y="76" width="200" height="38" rx="5" fill="#f1e9da" />
      <g fill="#1a1511">
        <circle cx="38" cy="95" r="10" />
        <circle cx="68" cy="95" r="10" />
        <circle cx="98" cy="95" r="10" />
      </g>
      <path d="m38 95-5-7m35 7 6-6m24 6v-9" stroke="#f1e9da" strokeWidth="2.500" strokeLinecap="round" />
      <circle cx="132" cy="95" r="6" fill="#5a2a20" />
      <circle cx="188" cy="95" r="13" fill="#c9c0b0" />
      <circle cx="188" cy="95" r="6.500" fill="#100d0a" />
      <g fill="none" strokeLinecap="round">
        <path d="M206 110q20 20 40 32" stroke="var(--bone-3)" strokeWidth="3" strokeDasharray="1 9" />
        <path
          d="M312 184c40 22 38 52 4 66-48 18-48 56 14 68 26 6 34 24 20 38"
          stroke="var(--gel)"
          strokeWidth="8"
        />
      </g>
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
        <rect x="-70" y="-5.500" width="33" height="11" rx="3.500" fill="var(--post)" />
        <path d="M-60-5.500h3v11h-3zM-50-5.500h3v11h-3z" fill="#1a1511" />
      </g>
    </svg>
  );
}

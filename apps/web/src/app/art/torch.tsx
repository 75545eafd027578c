// A still life: a torch that lights a ticket on the floor of a dark house.

export function Torch({ label }: { label: string }) {
  return (
    <svg className="sp-still-life" viewBox="0 0 350 306" role="img" aria-label={label}>
      <defs>
        <linearGradient id="torch-beam" x1="1" y1="0" x2=".1" y2="1">
          <stop offset="0" stopColor="var(--beam)" stopOpacity=".95" />
          <stop offset="1" stopColor="var(--beam)" stopOpacity=".08" />
        </linearGradient>
        <pattern id="torch-dots" width="7" height="7" patternUnits="userSpaceOnUse">
          <circle cx="3.500" cy="3.500" r="1.500" fill="#0f0c0a" />
        </pattern>
      </defs>
      <path d="M286 66 254 40-26 262a118 34 0 0 0 236 0Z" fill="url(#torch-beam)" opacity=".75" />
      <ellipse cx="92" cy="262" rx="118" ry="34" fill="var(--gel)" />
      <ellipse cx="92" cy="262" rx="118" ry="34" fill="url(#torch-dots)" opacity=".2" />
      <g transform="translate(296 30) rotate(-38)">
        <rect x="-2" y="-17" width="96" height="34" rx="8" fill="#2b241e" />
        <path d="M18-17h6v34h-6zM32-17h6v34h-6z" fill="#3d342c" />
        <rect x="52" y="-22" width="22" height="9" rx="4" fill="var(--gel)" />
        <path d="m-2-17-34-13v60l34-13Z" fill="#3d342c" />
        <rect x="-42" y="-31" width="9" height="62" rx="4" fill="#d8d2c6" />
      </g>
      <g transform="translate(84 232) rotate(-9)">
        <path d="M-44-26h88v18a8 8 0 0 0 0 16v18h-88V8a8 8 0 0 0 0-16Z" fill="#f1e9da" />
        <path
          d="M18-24v48"
          stroke="#1a1511"
          strokeWidth="2.500"
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        <path d="M-30-10H4M-30 0h26m-26 10H0" stroke="#1a1511" strokeWidth="4" />
      </g>
      <g fill="var(--good)" transform="translate(160 268) rotate(-8)">
        <path d="M-13-3h26v6h-26z" />
        <path d="M-3-13h6v26h-6z" />
      </g>
    </svg>
  );
}

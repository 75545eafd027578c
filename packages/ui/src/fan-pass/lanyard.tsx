// The lanyard that a laminate hangs from.

export function Lanyard() {
  return (
    <svg className="sp-fan-pass-lanyard" viewBox="0 0 120 100" aria-hidden="true" focusable="false">
      <path d="M18 -4L52 58H66L38 -4Z" fill="var(--gel)" />
      <path d="M102 -4L68 58H54L82 -4Z" fill="color-mix(in oklab, var(--gel) 78%, #000)" />
      <rect x="47" y="52" width="26" height="15" rx="4" fill="#d8d2c6" />
      <rect x="54" y="64" width="12" height="25" rx="6" fill="none" stroke="#d8d2c6" strokeWidth="4" />
    </svg>
  );
}

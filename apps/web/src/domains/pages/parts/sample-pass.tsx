// A member's pass on its lanyard, as a sample: picture, seat, name and number.
import { useCopy } from '#platform/i18n/copy.ts';
import { welcomeCopy } from '../welcome-copy.ts';
import './sample-pass.css';

export function SamplePass() {
  const { pass } = useCopy(welcomeCopy);
  return (
    <div className="pages-pass-hang" aria-hidden="true">
      <svg className="pages-pass-lanyard" viewBox="0 0 120 96" aria-hidden="true" focusable="false">
        <path d="M-178-560 50 78h18L-148-560Z" fill="var(--gel)" />
        <path d="M298-560 70 78H52L268-560Z" fill="color-mix(in oklab, var(--gel) 76%, #000)" />
        <rect x="45" y="72" width="30" height="16" rx="4" fill="#d8d2c6" />
      </svg>
      <div className="pages-pass">
        <img src="/art/wall-7.avif" alt="" width={216} height={162} decoding="async" loading="lazy" />
        <span className="pages-pass-slot" />
        <span className="pages-pass-seat">{pass.seat}</span>
        <span className="pages-pass-name">{pass.name}</span>
        <span className="pages-pass-club">{pass.club}</span>
        <span className="pages-pass-serial sp-serial">{pass.serial}</span>
      </div>
    </div>
  );
}

// Owns the fan pass: a laminate on its lanyard, print above, stock below; the code is never themed.
import type { ReactNode } from 'react';
import { FittedText } from '../fitted-text/fitted-text.tsx';
import { Icon } from '../icon/icon.tsx';
import { starFour } from '../icon/phosphor/star-four.ts';
import '../slip/stock.css';
import './fan-pass.css';

export type FanPassProps = {
  name: string;
  /** The tier on the crooked label. */
  tier: string;
  /** Club and since when. */
  note?: ReactNode;
  src?: string | undefined;
  /** The QR code on its own plate. */
  code: ReactNode;
  /** Number and level, one line each. */
  serials?: readonly string[] | undefined;
  /** "Fan pass, Mara Okafor". */
  label: string;
  /** It hangs from the top of the screen. */
  hung?: boolean | undefined;
  /** Expired, blocked or already used: said on a strip across the print. */
  voided?: ReactNode;
};

export function FanPass(props: FanPassProps) {
  const { name, tier, note, src, code, serials = [], label, hung = true, voided } = props;
  return (
    <div className="sp-fan-pass" data-hung={hung} data-voided={voided !== undefined}>
      {hung ? <Lanyard /> : null}
      <article className="sp-fan-pass-card" aria-label={label}>
        <div className="sp-fan-pass-print">
          {src ? <img src={src} alt="" /> : null}
          <span className="sp-fan-pass-slot" aria-hidden="true" />
          {voided ? <span className="sp-fan-pass-void">{voided}</span> : null}
        </div>
        <div className="sp-fan-pass-stock sp-stock">
          <span className="sp-fan-pass-holo" aria-hidden="true">
            <Icon of={starFour} weight="fill" />
          </span>
          <span className="sp-fan-pass-tier">{tier}</span>
          <FittedText as="h1" className="sp-fan-pass-name" max={120}>
            {name}
          </FittedText>
          {note ? <p className="sp-fan-pass-note">{note}</p> : null}
          <div className="sp-fan-pass-foot">
            <div className="sp-fan-pass-serials">
              {serials.map((serial) => (
                <span key={serial}>{serial}</span>
              ))}
            </div>
            <div className="sp-fan-pass-code">{code}</div>
          </div>
        </div>
      </article>
    </div>
  );
}

function Lanyard() {
  return (
    <svg className="sp-fan-pass-lanyard" viewBox="0 0 120 104" aria-hidden="true" focusable="false">
      <path d="M14 -4L52 80H66L34 -4Z" fill="var(--gel)" />
      <path d="M106 -4L68 80H54L86 -4Z" fill="color-mix(in oklab, var(--gel) 78%, #000)" />
      <rect x="47" y="74" width="26" height="16" rx="4" fill="#d8d2c6" />
      <rect x="53" y="88" width="14" height="26" rx="7" fill="none" stroke="#d8d2c6" strokeWidth="4" />
    </svg>
  );
}

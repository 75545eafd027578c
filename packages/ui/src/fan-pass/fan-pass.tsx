// Owns the face of the fan pass that is for people: print above, stock below, what one has earned, and a small code. The face
// for doors is `door-pass`; the code is never themed.
import type { ReactNode } from 'react';
import { FittedText } from '../fitted-text/fitted-text.tsx';
import { Icon } from '../icon/icon.tsx';
import { starFour } from '../icon/phosphor/star-four.ts';
import { Lanyard } from './lanyard.tsx';
import '../slip/stock.css';
import '../perforation/perforation.css';
import './fan-pass.css';

export type FanPassProps = {
  name: string;
  /** The tier on the crooked label. */
  tier: string;
  /** Club and since when. */
  note?: ReactNode;
  /** Of the member, as it is printed. */
  number?: string | undefined;
  src?: string | undefined;
  /** The QR code on its own plate. */
  code: ReactNode;
  /** Beside the code: badges, level, what the code is for. */
  aside?: ReactNode;
  /** "Fan pass, Mara Okafor". */
  label: string;
  /** It hangs from the top of the screen. */
  hung?: boolean | undefined;
  /** Expired, blocked or already used: said on a strip across the print. */
  voided?: ReactNode;
};

export function FanPass(props: FanPassProps) {
  const { name, tier, note, number, src, code, aside, label, hung = true, voided } = props;
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
          <FittedText as="h1" className="sp-fan-pass-name" max={130}>
            {name}
          </FittedText>
          <p className="sp-fan-pass-note">
            <span>{note}</span>
            {number === undefined ? null : <span className="sp-fan-pass-number">{number}</span>}
          </p>
        </div>
        <div className="sp-fan-pass-foot sp-stock sp-stub-notches">
          <div className="sp-fan-pass-aside">{aside}</div>
          <div className="sp-fan-pass-code">{code}</div>
        </div>
      </article>
    </div>
  );
}

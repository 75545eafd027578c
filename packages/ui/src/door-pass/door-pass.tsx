// Owns the face of the fan pass that is for doors: white, one big code with the time left as a rim around it, and a stub for
// tonight's tickets. Never themed: it is read across a counter.
import type { ReactNode } from 'react';
import { Lanyard } from '../fan-pass/lanyard.tsx';
import { FittedText } from '../fitted-text/fitted-text.tsx';
import '../fan-pass/fan-pass.css';
import '../perforation/perforation.css';
import './door-pass.css';

export type DoorPassProps = {
  club: string;
  /** The tier on the crooked label. */
  tier: string;
  name: string;
  /** Of the member, as it is printed. */
  number: string;
  /** The QR code on its own plate. */
  code: ReactNode;
  /** Of the code's time, what is left: 0 to 1. */
  left: number;
  /** Below the code: when the next one comes, and whether it works offline. */
  notes: ReactNode;
  /** What hangs below the perforation. */
  stub?: ReactNode;
  label: string;
};

const TICKS = 72;
const SIDE = 326;
const EDGE = 3;

export function DoorPass(props: DoorPassProps) {
  const { club, tier, name, number, code, left, notes, stub, label } = props;
  return (
    <div className="sp-fan-pass" data-hung="true">
      <Lanyard />
      <article className="sp-door-pass" aria-label={label}>
        <div className="sp-door-pass-head">
          <span className="sp-fan-pass-slot" aria-hidden="true" />
          <FittedText as="h1" className="sp-door-pass-club" max={140}>
            {club}
          </FittedText>
          <span className="sp-door-pass-tier">{tier}</span>
        </div>
        <p className="sp-door-pass-who">
          <span dir="auto">{name}</span>
          <span className="sp-fan-pass-number">{number}</span>
        </p>
        <div className="sp-door-pass-code">
          <Rim left={left} />
          {code}
        </div>
        <div className="sp-door-pass-notes">{notes}</div>
        {stub === undefined || stub === null ? null : (
          <div className="sp-door-pass-stub sp-stub-notches">{stub}</div>
        )}
      </article>
    </div>
  );
}

/** Thin ticks outside of the code's quiet zone; those of the time that is gone are pale. */
function Rim({ left }: { left: number }) {
  const gone = TICKS - Math.round(TICKS * Math.min(1, Math.max(0, left)));
  const span = SIDE - 2 * EDGE;
  const perSide = TICKS / 4;
  return (
    <svg className="sp-door-pass-rim" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      {Array.from({ length: TICKS }, (_, at) => {
        const side = Math.floor(at / perSide);
        const along = (((at % perSide) + 0.5) / perSide) * span;
        const places = [
          [EDGE + along, EDGE],
          [SIDE - EDGE, EDGE + along],
          [SIDE - EDGE - along, SIDE - EDGE],
          [EDGE, SIDE - EDGE - along],
        ] as const;
        const [x, y] = places[side as 0 | 1 | 2 | 3];
        const isUpright = side % 2 === 1;
        const [width, height] = isUpright ? [3, 12] : [12, 3];
        return (
          <rect
            key={`${x} ${y}`}
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            data-gone={at < gone ? '' : undefined}
          />
        );
      })}
    </svg>
  );
}

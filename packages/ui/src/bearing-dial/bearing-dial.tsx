// Owns the bearing dial: where the place lies, how far it is, and how surely we know.
import type { CSSProperties, ReactNode } from 'react';
import { StampMark } from '../stamp/stamp.tsx';
import './bearing-dial.css';

export type BearingDialProps = {
  /** Degrees clockwise from north; null while nobody knows. */
  bearing: number | null;
  /** Half the width of the lit sector: the wider, the less sure. */
  spread?: number | undefined;
  /** Turns the rose with the phone: its heading in degrees. */
  heading?: number | undefined;
  /** North, east, south, west in the reader's language. */
  cardinals: readonly [string, string, string, string];
  /** The longer, the smaller it is set. */
  figure?: string | undefined;
  unit: ReactNode;
  note?: ReactNode;
  /** The whole dial in one sentence: "240 metres away, to the north-east". */
  label: string;
  /** Inside the circle: the ring closes and a tick stands in the middle. */
  arrived?: boolean | undefined;
};

const C = 163;
const R = 150;
const rad = (degrees: number) => (degrees * Math.PI) / 180;
const at = (radius: number, degrees: number) =>
  `${(C + radius * Math.sin(rad(degrees))).toFixed(1)} ${(C - radius * Math.cos(rad(degrees))).toFixed(1)}`;

/** The shorter way round between two bearings, 0 to 180. */
function apart(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}

const TICKS = Array.from({ length: 60 }, (_, i) => i * 6);

export function BearingDial(props: BearingDialProps) {
  const { bearing, spread = 22, heading = 0, cardinals, figure, unit, note, label, arrived = false } = props;
  return (
    <div className="sp-bearing" data-arrived={arrived} role="img" aria-label={label}>
      <svg viewBox="0 0 326 326" aria-hidden="true" focusable="false">
        <circle className="sp-bearing-rim" cx={C} cy={C} r={R} />
        <g transform={`rotate(${-heading} ${C} ${C})`}>
          {arrived ? (
            <circle className="sp-bearing-sector" cx={C} cy={C} r={R} />
          ) : bearing === null ? null : (
            <path
              className="sp-bearing-sector"
              d={`M${C} ${C}L${at(R, bearing - spread)}A${R} ${R} 0 0 1 ${at(R, bearing + spread)}Z`}
            />
          )}
          {TICKS.map((angle) => (
            <path
              key={angle}
              className="sp-bearing-tick"
              data-lit={arrived || (bearing !== null && apart(angle, bearing) <= spread + 3)}
              data-weight={angle % 90 === 0 ? 'cardinal' : 'plain'}
              d={`M${at(R, angle)}L${at(R - (angle % 30 ? 8 : 16), angle)}`}
            />
          ))}
          {cardinals.map((word, i) => (
            <text
              key={word}
              className="sp-bearing-cardinal"
              x={C + 120 * Math.sin(rad(i * 90))}
              y={C - 120 * Math.cos(rad(i * 90)) + 6}
              textAnchor="middle"
              transform={`rotate(${heading} ${C + 120 * Math.sin(rad(i * 90))} ${C - 120 * Math.cos(rad(i * 90))})`}
            >
              {word}
            </text>
          ))}
          {arrived || bearing === null ? null : (
            <path
              className="sp-bearing-needle"
              d="M163 -6L185 34L163 25L141 34Z"
              transform={`rotate(${bearing} ${C} ${C})`}
            />
          )}
        </g>
      </svg>
      <div className="sp-bearing-middle" aria-hidden="true">
        {arrived ? <StampMark mark="tick" /> : <Figure text={figure} />}
        <span className="sp-bearing-unit">{unit}</span>
        {note ? <span className="sp-bearing-note">{note}</span> : null}
      </div>
    </div>
  );
}

function Figure({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="sp-bearing-figure" style={{ '--letters': text.length } as CSSProperties}>
      {text}
    </span>
  );
}

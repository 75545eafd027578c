// Owns the seating plan: tiers are rows of seats nearer to or further from the stage; the chosen ones are lit.
import './seating-plan.css';

export type SeatTier = {
  key: string;
  /** Rows of this tier, 1 to 3. */
  rows?: number | undefined;
};

export type SeatingPlanProps = {
  /** Nearest to the stage first. */
  tiers: readonly SeatTier[];
  /** The tier whose seats are lit. */
  lit?: string | undefined;
  /** The word printed on the stage. */
  stageWord: string;
  /** "Seating plan, stalls lit". */
  label: string;
};

type Seat = { key: string; x: number; y: number; turn: number; lit: boolean };

const CENTRE_Y = 8;
const FIRST_ROW = 52;
const ROW = 20;
const AISLE = 10;
const SEAT = 16.6;

/** Rows bend round the stage; the further back, the narrower their angle, so none leaves the picture. */
export function seatsOf(tiers: readonly SeatTier[], lit: string | undefined): Seat[] {
  const seats: Seat[] = [];
  let radius = FIRST_ROW;
  for (const tier of tiers) {
    for (let row = 0; row < (tier.rows ?? 2); row++) {
      const half = Math.min(66, (Math.asin(Math.min(1, 176 / radius)) * 180) / Math.PI, 8200 / radius);
      const count = Math.max(5, Math.floor((2 * half * Math.PI * radius) / 180 / SEAT) + 1);
      for (let i = 0; i < count; i++) {
        const turn = -half + (2 * half * i) / (count - 1);
        const angle = (turn * Math.PI) / 180;
        seats.push({
          key: `${tier.key}-${row}-${i}`,
          x: 195 + radius * Math.sin(angle),
          y: CENTRE_Y + radius * Math.cos(angle),
          turn: -turn,
          lit: tier.key === lit,
        });
      }
      radius += ROW;
    }
    radius += AISLE;
  }
  return seats;
}

export function SeatingPlan({ tiers, lit, stageWord, label }: SeatingPlanProps) {
  const seats = seatsOf(tiers, lit);
  const depth = Math.max(...seats.map((seat) => seat.y), 80) + 12;
  return (
    <svg className="sp-seats" viewBox={`0 0 390 ${depth.toFixed(0)}`} role="img" aria-label={label}>
      <path className="sp-seats-stage" d="M120 20H270L250 2H140Z" />
      <path className="sp-seats-edge" d="M130 20H260" />
      <text className="sp-seats-word" x={195} y={15} textAnchor="middle">
        {stageWord}
      </text>
      {seats.map((seat) => (
        <rect
          key={seat.key}
          data-lit={seat.lit}
          x={-6.5}
          y={-6}
          width={13}
          height={12}
          rx={3.5}
          transform={`translate(${seat.x.toFixed(1)} ${seat.y.toFixed(1)}) rotate(${seat.turn.toFixed(1)})`}
        />
      ))}
    </svg>
  );
}

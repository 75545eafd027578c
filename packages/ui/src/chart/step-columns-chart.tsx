// Owns the chart of two measures over the same days: a step line of the one, over segmented columns of the other.
import type { ReactNode } from 'react';
import { ChartFrame, type ChartPoint, type ChartRow, type ChartWords } from './chart-frame.tsx';
import type { StepPoint } from './step-chart.tsx';
import './step-columns-chart.css';

export type StepColumnsChartProps = {
  /** Of the table. */
  title: string;
  line: {
    name: string;
    /** The last value, as people read it. */
    now: string;
    points: readonly StepPoint[];
    /** End of the axis: the last value still holds there. */
    until: number;
  };
  columns: {
    name: string;
    now: string;
    /** After the figure: "of 100,000". */
    note?: string | undefined;
    points: readonly ChartPoint[];
    /** The value of a full column. */
    top: number;
  };
  /** Names of both ends of the axis. */
  axis: readonly [string, string];
  /** Three cells each: the day, the line, the columns. */
  rows: readonly ChartRow[];
  words: Omit<ChartWords, 'columns'> & {
    /** Heading of the table's first column. */
    day: string;
  };
  /** A sentence under the picture. */
  foot?: ReactNode;
};

const W = 318;
const H = 152;
const FOOT = 146;
const SEGMENTS = 20;
const PITCH = 7.5;
const COLUMN_FILL = 0.72;
const RIGHT = 312;
const HIGH_Y = 24;
const LOW_Y = 76;
const FLAT_Y = 50;
/** The room that a printed value takes, of the width. */
const MARK = 0.19;

/** Between the words at both ends of the axis. */
const DAYS_FROM = 0.24;
const DAYS_TO = 0.8;

export type Turn = {
  point: StepPoint;
  x: number;
  y: number;
  side: 'after' | 'before' | 'below' | null;
};

/** The line's turns from left to right; `side` says where the value is printed, null where there is no room for it. */
export function turnsOf({ points, until }: StepColumnsChartProps['line']): Turn[] {
  const first = points[0]?.at ?? 0;
  const values = points.map(({ value }) => value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const turns = points.map((point, at): Turn => {
    const x = ((point.at - first) / (until - first || 1)) * RIGHT;
    const y = span === 0 ? FLAT_Y : LOW_Y - ((point.value - low) / span) * (LOW_Y - HIGH_Y);
    const falls = point.value < (points[at - 1]?.value ?? point.value);
    const side = x / W < 1 - MARK * 1.6 ? 'after' : falls ? 'below' : 'before';
    return { point, x, y, side };
  });
  const taken: [number, number][] = [];
  // The value that holds now comes first, then the one at the beginning.
  for (const turn of [...turns.slice(-1), ...turns.slice(0, -1)]) {
    const at = turn.x / W;
    const [from, to] = turn.side === 'after' ? [at, at + MARK] : [at - MARK, at];
    if (taken.some(([begin, end]) => from < end && begin < to)) turn.side = null;
    else taken.push([from, to]);
  }
  return turns;
}

/** How many segments of a column are drawn; whatever is more than nothing has one. */
export function segmentsOf(value: number, top: number): number {
  if (value <= 0 || top <= 0) return 0;
  return Math.max(1, Math.round((Math.min(value, top) / top) * SEGMENTS));
}

export function StepColumnsChart({ title, line, columns, axis, rows, words, foot }: StepColumnsChartProps) {
  const { day, ...spoken } = words;
  const turns = turnsOf(line);
  const marked = turns.filter(({ side }) => side !== null);
  return (
    <ChartFrame
      title={title}
      head={<Figures line={line} columns={columns} />}
      foot={foot}
      rows={rows}
      words={{ ...spoken, columns: [day, line.name, columns.name] }}
    >
      <div className="sp-chart-two">
        <svg className="sp-chart-canvas" viewBox={`0 0 ${W} ${H}`} aria-hidden="true" focusable="false">
          <path className="sp-chart-grid" d={`M0 ${H - 0.5}H${W}M0 101H${W}M0 50.5H${W}`} />
          <Columns {...columns} />
          <Line turns={turns} />
        </svg>
        {marked.map(({ point, x, y, side }) => (
          <span
            key={point.key}
            className="sp-chart-mark"
            data-side={side}
            style={{ insetInlineStart: `${(x / W) * 100}%`, insetBlockEnd: `${((H - y) / H) * 100}%` }}
          >
            {point.text}
          </span>
        ))}
      </div>
      <Days axis={axis} turns={marked} />
    </ChartFrame>
  );
}

/** Both measures by name, each beside how it is drawn, with what it is now. */
function Figures({ line, columns }: Pick<StepColumnsChartProps, 'line' | 'columns'>) {
  return (
    <span className="sp-chart-figures">
      <span>
        <span className="sp-chart-key">
          <svg className="sp-chart-sign" viewBox="0 0 14 10" aria-hidden="true" focusable="false">
            <path className="sp-chart-line" d="M0 8H7V2H14" />
          </svg>
          {line.name}
        </span>
        <b className="sp-chart-now">{line.now}</b>
      </span>
      <span>
        <span className="sp-chart-key">
          <svg className="sp-chart-sign" viewBox="0 0 12 10" aria-hidden="true" focusable="false">
            <path className="sp-chart-key-column" d="M0 4h5v6H0zM7 0h5v10H7z" />
          </svg>
          {columns.name}
        </span>
        <b className="sp-chart-now">{columns.now}</b>{' '}
        {columns.note === undefined ? null : <small className="sp-chart-of">{columns.note}</small>}
      </span>
    </span>
  );
}

function Columns({ points, top }: StepColumnsChartProps['columns']) {
  const pitch = W / Math.max(points.length, 1);
  const width = pitch * COLUMN_FILL;
  const gap = points.length > 1 ? (W - width) / (points.length - 1) : 0;
  return points.map(({ key, value }, at) => (
    <path
      key={key}
      className="sp-chart-column"
      d={Array.from({ length: segmentsOf(value, top) }, (_, segment) => {
        const y = FOOT - segment * PITCH;
        return `M${(at * gap).toFixed(1)} ${y}h${width.toFixed(1)}v5h${-width.toFixed(1)}z`;
      }).join('')}
    />
  ));
}

function Line({ turns }: { turns: readonly Turn[] }) {
  const last = turns.at(-1);
  if (last === undefined) return null;
  const steps = turns.map(({ x, y }, at) =>
    at === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`,
  );
  return (
    <>
      <path className="sp-chart-line" d={`${steps.join('')}H${RIGHT}`} />
      {turns
        .slice(1)
        .map(({ point, x, y, side }) =>
          side === null ? null : <circle key={point.key} className="sp-chart-turn" cx={x} cy={y} r={4.5} />,
        )}
      <circle className="sp-chart-last" cx={RIGHT} cy={last.y} r={6} />
    </>
  );
}

/** Under the picture: both ends, and between them the days of the turns that have room. */
function Days({ axis, turns }: { axis: readonly [string, string]; turns: readonly Turn[] }) {
  const days = turns.filter(({ x }) => x / W > DAYS_FROM && x / W < DAYS_TO);
  return (
    <div className="sp-chart-days">
      <span>{axis[0]}</span>
      {days.map(({ point, x }) => (
        <span key={point.key} style={{ insetInlineStart: `${(x / W) * 100}%` }}>
          {point.label}
        </span>
      ))}
      <span>{axis[1]}</span>
    </div>
  );
}

// Owns the step line: a value that holds until it changes, with its turns marked and its last point full.
import { ChartFrame, type ChartPoint, type ChartProps, rowsOf } from './chart-frame.tsx';

export type StepPoint = ChartPoint & {
  /** Where it lies along the axis, in any unit that grows. */
  at: number;
  /** Printed at the turn; few, or they collide. */
  mark?: string | undefined;
};

export type StepChartProps = Omit<ChartProps, 'points'> & {
  points: readonly StepPoint[];
  /** End of the axis, when the last value still holds. */
  until?: number | undefined;
  axis?: readonly string[] | undefined;
};

const W = 350;
const H = 110;
const FOOT = 104;
const TOP_Y = 18;
const LOW_Y = 86;
const RIGHT = 344;

/** Pure, so that a test can hold the geometry still. */
export function stepGeometry(points: readonly StepPoint[], until?: number) {
  const first = points[0]?.at ?? 0;
  const last = Math.max(until ?? Number.NEGATIVE_INFINITY, points[points.length - 1]?.at ?? 0);
  const values = points.map((point) => point.value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const turns = points.map((point) => ({
    point,
    x: ((point.at - first) / (last - first || 1)) * RIGHT,
    y: LOW_Y - ((point.value - low) / span) * (LOW_Y - TOP_Y),
  }));
  const line = turns.map(({ x, y }, i) =>
    i === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`,
  );
  return { turns, line: `${line.join('')}H${RIGHT}` };
}

/** The highest and the lowest value at their heights; one where all are the same. */
function scaleOf(turns: ReturnType<typeof stepGeometry>['turns']) {
  const sorted = turns.toSorted((a, b) => b.point.value - a.point.value);
  const [high, low] = [sorted[0], sorted.at(-1)];
  if (high === undefined || low === undefined) return [];
  return high.point.value === low.point.value ? [high] : [high, low];
}

export function StepChart(props: StepChartProps) {
  const { points, until, axis } = props;
  const { turns, line } = stepGeometry(points, until);
  const end = turns[turns.length - 1];
  return (
    <ChartFrame {...props} rows={rowsOf(props.points)}>
      <div className="sp-chart-plot">
        <span className="sp-chart-scale">
          {scaleOf(turns).map(({ point, y }) => (
            <span key={point.key} style={{ insetBlockStart: `${(y / H) * 100}%` }}>
              {point.text}
            </span>
          ))}
          {/* Holds the column open: what is placed by its height takes no room. */}
          <span>{scaleOf(turns)[0]?.point.text}</span>
        </span>
        <div className="sp-chart-step">
          <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true" focusable="false">
            <path className="sp-chart-grid" d={`M0 ${FOOT}H${W}M0 70H${W}M0 36H${W}`} />
            {turns.length ? <path className="sp-chart-area" d={`${line}V${FOOT}H0Z`} /> : null}
            {turns.length ? <path className="sp-chart-line" d={line} /> : null}
            {turns
              .slice(1)
              .map(({ point, x, y }) =>
                point.mark ? (
                  <circle key={point.key} className="sp-chart-turn" cx={x} cy={y} r={4.5} />
                ) : null,
              )}
            {end ? <circle className="sp-chart-last" cx={RIGHT} cy={end.y} r={6} /> : null}
          </svg>
          {turns.map(({ point, x, y }) =>
            point.mark ? (
              <span
                key={point.key}
                className="sp-chart-mark"
                data-side={x > W * 0.6 ? 'before' : 'after'}
                style={{ insetInlineStart: `${(x / W) * 100}%`, insetBlockEnd: `${((H - y) / H) * 100}%` }}
              >
                {point.mark}
              </span>
            ) : null,
          )}
        </div>
      </div>
      {axis ? (
        <div className="sp-chart-axis">
          {axis.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </div>
      ) : null}
    </ChartFrame>
  );
}

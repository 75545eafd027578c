// Owns the column chart: each column is a VU meter, the highest is lit and carries its figure.
import { ChartFrame, type ChartProps, rowsOf } from './chart-frame.tsx';

export type VuChartProps = ChartProps & {
  /** Words under the axis, spread from the first point to the last. */
  axis?: readonly string[] | undefined;
  /** Lit instead of the highest. */
  lit?: string | undefined;
};

const SEGMENTS = 16;
const PITCH = 8.5;
const GAP = 2.5;

export function VuChart(props: VuChartProps) {
  const { points, axis, lit } = props;
  const top = Math.max(...points.map((point) => point.value), 0);
  const peak = lit ?? points.find((point) => point.value === top && top > 0)?.key;
  const peakAt = points.findIndex((point) => point.key === peak);
  const segments = (value: number) =>
    top > 0 ? Math.max(value > 0 ? 1 : 0, Math.round((value / top) * SEGMENTS)) : 0;
  return (
    <ChartFrame {...props} rows={rowsOf(props.points)}>
      <div className="sp-chart-vu" style={{ blockSize: `${SEGMENTS * PITCH - GAP}px` }}>
        {points.map((point) => (
          <span
            key={point.key}
            data-lit={point.key === peak}
            style={{ blockSize: `${Math.max(0, segments(point.value) * PITCH - GAP)}px` }}
          />
        ))}
        {peakAt >= 0 ? (
          <span
            className="sp-chart-peak"
            data-edge={peakAt === 0 ? 'start' : peakAt === points.length - 1 ? 'end' : undefined}
            style={{
              ...(peakAt === points.length - 1 || peakAt === 0
                ? {}
                : { insetInlineStart: `${((peakAt + 0.5) / points.length) * 100}%` }),
              insetBlockEnd: `${segments(points[peakAt]?.value ?? 0) * PITCH + 4}px`,
            }}
          >
            {points[peakAt]?.text}
          </span>
        ) : null}
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

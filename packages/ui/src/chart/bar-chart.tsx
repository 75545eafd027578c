// Owns the bar chart: a few named amounts beside each other, such as where people stop.
import { ChartFrame, type ChartProps, rowsOf } from './chart-frame.tsx';

export function BarChart(props: ChartProps) {
  const top = Math.max(...props.points.map((point) => point.value), 0) || 1;
  return (
    <ChartFrame {...props} rows={rowsOf(props.points)}>
      <div className="sp-chart-bars">
        {props.points.map((point) => (
          <span key={point.key} className="sp-chart-bar">
            <span>{point.label}</span>
            <span className="sp-chart-track">
              <b style={{ inlineSize: `${(point.value / top) * 100}%` }} />
            </span>
            <span className="sp-chart-figure">{point.text}</span>
          </span>
        ))}
      </div>
    </ChartFrame>
  );
}

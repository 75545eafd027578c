// One figure over time: a chart that can be read as a table. What is about too few people has no height and says so.
import type { ClubInsights, Figure } from '@stagepass/contract/insights/shapes.ts';
import { VuChart } from '@stagepass/ui/chart/vu-chart.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { overviewCopy } from '../copy.ts';
import { amountOf, placeIn, valueIn } from '../model/values.ts';

export function FigureChart({ figure, step }: { figure: Figure; step: ClubInsights['step'] }) {
  const copy = useCopy(overviewCopy);
  const { tag } = useLocale();
  const points = figure.series.map((one) => ({
    key: one.day,
    label: placeIn(tag, step, one.day),
    value: Math.max(0, amountOf({ ...one, figure: figure.figure }) ?? 0),
    text: valueIn(tag, figure.figure, one) ?? copy.few,
  }));
  const byValue = points.toSorted((one, other) => one.value - other.value);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <VuChart
      title={copy.figures[figure.figure]}
      points={points}
      axis={first && last && first !== last ? [first.label, last.label] : undefined}
      words={{
        showTable: copy.showTable,
        showChart: copy.showChart,
        summary: copy.summary({
          least: byValue[0]?.text ?? '',
          most: byValue.at(-1)?.text ?? '',
          last: last?.text ?? '',
        }),
        columns: [copy.column[step], copy.column.value],
      }}
    />
  );
}

// VU columns, a step line, both on one card, and bars; each with its table.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartWords } from './chart-frame.tsx';
import { StepChart } from './step-chart.tsx';
import { StepColumnsChart } from './step-columns-chart.tsx';
import { VuChart } from './vu-chart.tsx';

const words = (summary: string, name: string, value: string): ChartWords => ({
  showTable: 'Show as table',
  showChart: 'Show as chart',
  summary,
  columns: [name, value],
});
const fans = [3900, 3400, 3100, 4200, 5100, 6800, 6100, 4900, 5200, 5900, 7700, 11480, 9200, 8100].map(
  (value, i) => ({
    key: String(i),
    label: `${i + 6} June`,
    value,
    text: value.toLocaleString('en'),
  }),
);

export const gallery: Gallery = {
  title: 'Chart',
  sections: [
    {
      name: 'VU columns',
      render: () => (
        <GelScope hue={55}>
          <VuChart
            title="Fans active each day"
            points={fans}
            axis={['6 June', '12', '19']}
            words={words(
              'Active fans, 6 to 19 June. Low 3,100 on the 8th, high 11,480 on the 17th.',
              'Day',
              'Fans',
            )}
          />
        </GelScope>
      ),
    },
    {
      name: 'Step line',
      render: () => (
        <GelScope hue={95}>
          <StepChart
            title="Price, set by the band"
            bare
            until={90}
            points={[
              { key: 'a', at: 0, label: '17 August', value: 42, text: '42 ¢', mark: '42 ¢' },
              { key: 'b', at: 36, label: '20 September', value: 46, text: '46 ¢', mark: '46 ¢, 20 Sep' },
              { key: 'c', at: 70, label: '1 November', value: 50, text: '50 ¢', mark: '50 ¢, 1 Nov' },
            ]}
            words={words(
              'Price in 90 days: 42 cents, 46 from 20 September, 50 from 1 November',
              'From',
              'Price',
            )}
          />
        </GelScope>
      ),
    },
    {
      name: 'Step line over columns',
      render: () => (
        <GelScope hue={355}>
          <StepColumnsChart
            title="Price and supply"
            line={{
              name: 'Price',
              now: '$0.50',
              until: 90,
              points: [
                { key: 'a', at: 0, label: 'Aug 24', value: 42, text: '$0.42' },
                { key: 'b', at: 31, label: 'Sep 20', value: 46, text: '$0.46' },
                { key: 'c', at: 70, label: 'Nov 1', value: 50, text: '$0.50' },
              ],
            }}
            columns={{ name: 'Given out', now: '11,480', note: 'of 20,000', points: fans, top: 20_000 }}
            axis={['Aug 24', 'Today']}
            rows={[
              { key: 'c', label: 'Nov 1', cells: ['$0.50', '11,480'] },
              { key: 'a', label: 'Aug 24', cells: ['$0.42', '3,900'] },
            ]}
            words={{
              day: 'Day',
              showTable: 'Show as table',
              showChart: 'Show as chart',
              summary: 'Price from $0.42 to $0.50, given out from 3,900 to 11,480',
            }}
            foot="At most 10% a day"
          />
        </GelScope>
      ),
    },
    {
      name: 'Bars',
      render: () => (
        <BarChart
          title="The 1974 eleven quiz"
          note="where fans stop"
          points={[
            { key: '1', label: 'Opened', value: 4180, text: '4,180' },
            { key: '2', label: 'Started', value: 3390, text: '3,390' },
            { key: '3', label: 'Question 3', value: 1842, text: '1,842' },
            { key: '4', label: 'Finished', value: 1630, text: '1,630' },
          ]}
          words={words('4,180 opened the quiz, 1,630 finished it', 'Step', 'Fans')}
        />
      ),
    },
  ],
};

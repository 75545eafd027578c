// Owns the frame of every chart: a title, a picture with one spoken sentence, and the button that turns it into a table.
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chartBar } from '../icon/phosphor/chart-bar.ts';
import { table } from '../icon/phosphor/table.ts';
import './chart.css';

export type ChartPoint = {
  key: string;
  /** The row's name: a day, a step. */
  label: string;
  value: number;
  /** The value as people read it. */
  text: string;
};

export type ChartWords = {
  showTable: string;
  showChart: string;
  /** The picture in one sentence: its lowest, highest and last value. */
  summary: string;
  /** Headings of the table's two columns. */
  columns: readonly [string, string];
};

export type ChartProps = {
  title: string;
  /** A few words at the end of the title's line. */
  note?: ReactNode;
  points: readonly ChartPoint[];
  words: ChartWords;
  /** Without a card's ground, for a page that has its own. */
  bare?: boolean | undefined;
};

export function ChartFrame({
  title,
  note,
  points,
  words,
  bare,
  children,
}: ChartProps & { children: ReactNode }) {
  const [tabular, setTabular] = useState(false);
  return (
    <figure className="sp-chart" data-bare={bare}>
      <figcaption className="sp-chart-top">
        <span className="sp-chart-title">{title}</span>
        {note ? <span className="sp-chart-note">{note}</span> : null}
        <button
          type="button"
          className="sp-chart-switch"
          aria-label={tabular ? words.showChart : words.showTable}
          onClick={() => setTabular(!tabular)}
        >
          <Icon of={tabular ? chartBar : table} />
        </button>
      </figcaption>
      {tabular ? (
        <ChartTable title={title} points={points} columns={words.columns} />
      ) : (
        <div role="img" aria-label={words.summary}>
          <div aria-hidden="true">{children}</div>
        </div>
      )}
    </figure>
  );
}

type ChartTableProps = { title: string; points: readonly ChartPoint[]; columns: readonly [string, string] };

function ChartTable({ title, points, columns }: ChartTableProps) {
  return (
    <div className="sp-chart-scroll">
      <table className="sp-chart-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row">{point.label}</th>
              <td>{point.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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

export type ChartRow = {
  key: string;
  label: string;
  cells: readonly string[];
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

export type ChartFrameProps = Omit<ChartProps, 'points' | 'words'> & {
  /** Drawn in place of the title, which then only names the table. */
  head?: ReactNode;
  /** Under the picture, and under the table. */
  foot?: ReactNode;
  rows: readonly ChartRow[];
  words: Omit<ChartWords, 'columns'> & { columns: readonly string[] };
  children: ReactNode;
};

/** Of a chart of one measure. */
export function rowsOf(points: readonly ChartPoint[]): ChartRow[] {
  return points.map(({ key, label, text }) => ({ key, label, cells: [text] }));
}

export function ChartFrame({ title, head, note, foot, rows, words, bare, children }: ChartFrameProps) {
  const [tabular, setTabular] = useState(false);
  return (
    <figure className="sp-chart" data-bare={bare}>
      <figcaption className="sp-chart-top">
        {head ?? <span className="sp-chart-title">{title}</span>}
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
        <ChartTable title={title} rows={rows} columns={words.columns} />
      ) : (
        <div role="img" aria-label={words.summary}>
          <div aria-hidden="true">{children}</div>
        </div>
      )}
      {foot ? <div className="sp-chart-foot">{foot}</div> : null}
    </figure>
  );
}

type ChartTableProps = { title: string; rows: readonly ChartRow[]; columns: readonly string[] };

function ChartTable({ title, rows, columns }: ChartTableProps) {
  return (
    <div className="sp-chart-scroll">
      <table className="sp-chart-table" aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

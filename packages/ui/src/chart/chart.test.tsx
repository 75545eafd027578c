// Guards that every chart's numbers can be had as a real table, and that the step line is drawn to scale.
// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { stepGeometry } from './step-chart.tsx';
import { segmentsOf, turnsOf } from './step-columns-chart.tsx';
import { VuChart } from './vu-chart.tsx';

afterEach(cleanup);

const points = [
  { key: '17', label: '17 June', value: 11480, text: '11,480' },
  { key: '18', label: '18 June', value: 9200, text: '9,200' },
  { key: '19', label: '19 June', value: 0, text: '0' },
];
const words = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  summary: 'High 11,480 on the 17th',
  columns: ['Day', 'Fans'],
} as const;

test('the button turns the picture into a table and back', async () => {
  const user = userEvent.setup();
  render(<VuChart title="Fans active each day" points={points} words={words} />);
  expect(screen.getByRole('img', { name: 'High 11,480 on the 17th' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Fans active each day' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Day', 'Fans']);
  expect(within(table).getByRole('rowheader', { name: '18 June' }).parentElement?.textContent).toBe(
    '18 June9,200',
  );
  expect(screen.queryByRole('img')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('only the highest column is lit, and nothing is drawn for nothing', () => {
  const { container } = render(<VuChart title="Fans" points={points} words={words} />);
  const columns = [...container.querySelectorAll<HTMLElement>('.sp-chart-vu > span:not(.sp-chart-peak)')];
  expect(columns.map((column) => column.dataset.lit)).toEqual(['true', 'false', 'false']);
  expect(columns.map((column) => column.style.blockSize)).toEqual(['133.5px', '108px', '0px']);
});

test('a chart of zeros does not divide by nothing', () => {
  const { container } = render(
    <VuChart title="Fans" points={points.map((point) => ({ ...point, value: 0 }))} words={words} />,
  );
  expect(container.querySelector('[data-lit="true"]')).toBeNull();
});

test('a step holds its value until the next point', () => {
  const { line, turns } = stepGeometry(
    [
      { key: 'a', label: 'a', text: '', at: 0, value: 42 },
      { key: 'b', label: 'b', text: '', at: 50, value: 46 },
    ],
    100,
  );
  expect(turns.map(({ x, y }) => [x, y])).toEqual([
    [0, 86],
    [172, 18],
  ]);
  expect(line).toBe('M0.0 86.0H172.0V18.0H344');
});

const price = (at: number, value: number) => ({ key: String(at), label: '', at, value, text: `${value}` });

test('over columns, the newest value is printed first, and what would run into it is left out', () => {
  const turns = turnsOf({
    name: 'Price',
    now: '60',
    until: 100,
    points: [price(0, 42), price(80, 50), price(90, 60)],
  });
  expect(turns.map(({ side }) => side)).toEqual(['after', null, 'before']);
  expect(turns.map(({ y }) => Math.round(y))).toEqual([76, 53, 24]);
});

test('a value that fell near the end is printed under its line', () => {
  const turns = turnsOf({ name: 'Price', now: '40', until: 100, points: [price(0, 60), price(95, 40)] });
  expect(turns.at(-1)?.side).toBe('below');
});

test('a column has a segment for whatever is more than nothing, and never more than all', () => {
  expect([segmentsOf(0, 10), segmentsOf(1, 1000), segmentsOf(5, 10), segmentsOf(50, 10)]).toEqual([
    0, 1, 10, 20,
  ]);
});

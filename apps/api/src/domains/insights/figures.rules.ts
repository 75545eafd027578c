// Owns what facts of one person come to in a club's figures: each fact, its sum over parts, active days, weeks and months, retention.
import { firstOfMonth, mondayOf, weeksBetween } from './days.rules.ts';
import type { FactRow } from './tables.ts';

export interface Cell {
  figure: string;
  day: string;
  dimension: string;
  count: number;
  cents: number;
  people: number;
}

/** Doing one of these makes somebody active on that day. */
export const acts: readonly string[] = [
  'joined',
  'posts',
  'comments',
  'reactions',
  'mission_started',
  'mission_step',
  'mission_done',
  'checkins',
  'ballots',
  'draws',
  'auctions_won',
  'revenue',
];

/** Weeks after the one of joining for which retention is kept. */
export const RETENTION_WEEKS = 12;

/** Parts of a figure stand under a name of their own, so that reading its sums passes none of them. */
export const partsOf = (figure: string) => `${figure}.parts`;

type Figures = Map<string, Cell>;

function add(into: Figures, cell: Omit<Cell, 'people'>): void {
  const key = `${cell.figure}|${cell.day}|${cell.dimension}`;
  const before = into.get(key);
  if (before === undefined) return void into.set(key, { ...cell, people: 1 });
  into.set(key, { ...before, count: before.count + cell.count, cents: before.cents + cell.cents });
}

export function figuresOf(facts: readonly FactRow[]): ReadonlyMap<string, Cell> {
  const figures: Figures = new Map();
  const done = new Map<string, number>();
  for (const { user_id: _, source: _source, ...fact } of facts) {
    add(figures, { ...fact, dimension: '' });
    if (fact.dimension !== '') add(figures, { ...fact, figure: partsOf(fact.figure) });
    if (acts.includes(fact.figure)) done.set(fact.day, (done.get(fact.day) ?? 0) + fact.count);
  }
  const [first] = facts;
  if (first !== undefined) addActivity(figures, first.user_id, { done, joined: joinedOn(facts) });
  return figures;
}

function joinedOn(facts: readonly FactRow[]): string | undefined {
  return facts.find(({ figure }) => figure === 'joined')?.day;
}

function addActivity(
  figures: Figures,
  user_id: string,
  { done, joined }: { done: ReadonlyMap<string, number>; joined: string | undefined },
): void {
  const days = [...done.keys()];
  const one = { dimension: '', count: 1, cents: 0 };
  for (const day of days) add(figures, { figure: 'active', day, ...one });
  for (const day of new Set(days.map(mondayOf))) {
    add(figures, { figure: 'active_week', day, ...one });
    const week = joined === undefined ? -1 : weeksBetween(mondayOf(joined), day);
    if (joined !== undefined && week >= 0 && week <= RETENTION_WEEKS)
      add(figures, { ...one, figure: 'retention', day: mondayOf(joined), dimension: String(week) });
  }
  for (const day of new Set(days.map(firstOfMonth))) add(figures, { figure: 'active_month', day, ...one });
  for (const [day, count] of done)
    add(figures, { figure: 'fan', day: firstOfMonth(day), dimension: user_id, count, cents: 0 });
}

/** What has to be added so that `before` becomes `after`. */
export function differences(before: ReadonlyMap<string, Cell>, after: ReadonlyMap<string, Cell>): Cell[] {
  const changed: Cell[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(key), after.get(key)];
    const named = is ?? was;
    if (named === undefined) continue;
    const of = (cell: Cell | undefined, value: 'count' | 'cents' | 'people') => cell?.[value] ?? 0;
    const [count, cents, people] = (['count', 'cents', 'people'] as const).map(
      (value) => of(is, value) - of(was, value),
    ) as [number, number, number];
    if (count !== 0 || cents !== 0 || people !== 0) changed.push({ ...named, count, cents, people });
  }
  return changed;
}

/** From the first day on which something may have changed, whole weeks and months: activity of both follows from days. */
export function windowFrom(day: string): string {
  return mondayOf(firstOfMonth(mondayOf(day)));
}

// Owns the ranges of a club's figures: their days, the days before them, and what one place of a series is.
import type { InsightRange } from '@stagepass/contract/insights/kinds.ts';
import { addDays, firstOfMonth, mondayOf } from './days.rules.ts';

const lengths: Readonly<Record<InsightRange, { days: number; step: Range['step'] }>> = {
  '7d': { days: 7, step: 'day' },
  '28d': { days: 28, step: 'day' },
  '90d': { days: 90, step: 'week' },
  year: { days: 365, step: 'month' },
};

export interface Range {
  range: InsightRange;
  from: string;
  to: string;
  previous_from: string;
  step: 'day' | 'week' | 'month';
  days: number;
}

/** Up to today, which is not over. */
export function rangeUntil(range: InsightRange, today: string): Range {
  const { days, step } = lengths[range];
  const from = addDays(today, 1 - days);
  return { range, from, to: today, previous_from: addDays(from, -days), step, days };
}

export function placeOf(step: Range['step'], day: string): string {
  if (step === 'day') return day;
  return step === 'week' ? mondayOf(day) : firstOfMonth(day);
}

/** Every place of the range, those on which nothing happened too. */
export function placesOf({ from, to, step }: Range): string[] {
  const places = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) places.add(placeOf(step, day));
  return [...places];
}

// Owns how values of figures are read: amounts, hours, names of days, and the change on the period before.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ClubInsights, Figure } from '@stagepass/contract/insights/shapes.ts';
import { datesIn, numberIn } from '#platform/i18n/formats.ts';

/** Null where it is about too few people. */
export function valueIn(
  tag: string,
  figure: string,
  of: { value: number | null; cents: number | null },
): string | null {
  if (figure === 'revenue') return of.cents === null ? null : formatUsd(of.cents);
  return of.value === null ? null : numberIn(tag, of.value);
}

export function amountOf({ figure, ...of }: Pick<Figure, 'figure' | 'value' | 'cents'>): number | null {
  return figure === 'revenue' ? of.cents : of.value;
}

/** As a share; null where there is nothing to compare, or it cannot be told. */
export function changeOf(figure: Pick<Figure, 'figure' | 'value' | 'cents' | 'previous'>): number | null {
  const [now, before] = [amountOf(figure), amountOf({ figure: figure.figure, ...figure.previous })];
  return now === null || before === null || before <= 0 ? null : (now - before) / before;
}

export function hourIn(tag: string, hour: number): string {
  return datesIn(tag, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 1, hour)));
}

export function placeIn(tag: string, step: ClubInsights['step'], day: string): string {
  const form =
    step === 'month'
      ? ({ month: 'short', year: '2-digit' } as const)
      : ({ day: 'numeric', month: 'short' } as const);
  return datesIn(tag, { ...form, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

// Amounts with their sign, as a statement prints them.
import { formatUsd } from '@stagepass/base/money.ts';

/** `+$0.60`, `−$12.00`: with a real minus, which is as wide as the plus. */
export function signedUsd(cents: number): string {
  return `${cents < 0 ? '−' : '+'}${formatUsd(Math.abs(cents))}`;
}

/** The running balance, which needs no sign of its currency again. */
export function plainUsd(cents: number): string {
  return formatUsd(cents).replace('$', '');
}

/** `$5`, or `$7.50` where there are cents. */
export function roundUsd(cents: number): string {
  return cents % 100 === 0 ? formatUsd(cents).slice(0, -3) : formatUsd(cents);
}

// Owns how spending limits change: lower at once, higher after a day. Null is no limit at all.

export interface Pair {
  readonly day: number | null;
  readonly month: number | null;
}

export interface LimitState {
  readonly now: Pair;
  readonly next: (Pair & { readonly from: Date }) | null;
}

export const RAISE_AFTER_MS = 24 * 3600 * 1000;

const height = (limit: number | null): number => limit ?? Number.POSITIVE_INFINITY;
const lower = (one: number | null, other: number | null) => (height(one) <= height(other) ? one : other);
const isWithin = (wanted: Pair, bound: Pair) =>
  height(wanted.day) <= height(bound.day) && height(wanted.month) <= height(bound.month);

/** What counts at a moment: a raise that has waited long enough replaces both. */
export function limitsAt(state: LimitState, at: Date): LimitState {
  if (state.next === null || state.next.from > at) return state;
  return { now: { day: state.next.day, month: state.next.month }, next: null };
}

export function changeLimits(before: LimitState, wanted: Pair, at: Date): LimitState {
  const { now, next } = limitsAt(before, at);
  const changed = { day: lower(now.day, wanted.day), month: lower(now.month, wanted.month) };
  if (changed.day === wanted.day && changed.month === wanted.month) return { now: changed, next: null };
  // Asking again for what waits already, or for less, does not begin the wait anew.
  const from = next !== null && isWithin(wanted, next) ? next.from : new Date(at.getTime() + RAISE_AFTER_MS);
  return { now: changed, next: { ...wanted, from } };
}

// Owns what the address says of a tip that was begun: its amount, its note, whether with a name. A fan who had to top up comes
// back to all of it.
import { TIP_NOTE_MAX } from '@stagepass/base/tip-limits.ts';
import { useSearch } from '#platform/navigation/use-search.ts';

export interface AskedTip {
  /** Null to type an amount. */
  cents: number | null;
  note: string;
  anonymous: boolean;
}

/** `path` with the tip in it. */
export function askedTipPath(path: string, { cents, note, anonymous }: AskedTip): string {
  const query = new URLSearchParams({ tip: cents === null ? '' : String(cents) });
  if (note !== '') query.set('note', note);
  if (anonymous) query.set('anonymous', '');
  return `${path}?${query}`;
}

/** The tip that the address asks for, null without one, and the way to take it out of the address. */
export function useAskedTip(): [AskedTip | null, () => void] {
  const [search, change] = useSearch();
  const tip = search.get('tip');
  if (tip === null) return [null, () => {}];
  const asked = {
    cents: /^[1-9]\d{0,5}$/.test(tip) ? Number(tip) : null,
    note: (search.get('note') ?? '').slice(0, TIP_NOTE_MAX),
    anonymous: search.has('anonymous'),
  };
  return [asked, () => change({ tip: null, note: null, anonymous: null })];
}

/** What is opened by a tap, before anything else was chosen. */
export const firstTip = (cents: number | null): AskedTip => ({ cents, note: '', anonymous: false });

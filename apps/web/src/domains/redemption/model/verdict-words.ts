// What a door reads about a scan: a sign, a word as large as a poster, and the line under it.
import type { ScanReason } from '@stagepass/contract/redemption/shapes.ts';
import type { Verdict } from '@stagepass/ui/scan-verdict/scan-verdict.tsx';
import type { Copy } from '#platform/i18n/copy.ts';
import type { scannerCopy } from '../scanner-copy.ts';
import type { ScanEntry } from './scan-entries.ts';

type Words = Copy<typeof scannerCopy>;

export interface Said {
  verdict: Verdict;
  title: string;
  note: string;
  reason: ScanReason | null;
}

interface Told {
  copy: Words;
  /** A time of the day, as the phone writes it. */
  clock: (time: string) => string;
  day: (time: string) => string;
}

function reasonNote({ copy, day }: Told, reason: ScanReason, terms: Terms): string {
  if (reason === 'too-early')
    return terms?.from ? copy.notes['too-early']({ from: day(terms.from) }) : copy.tooEarly;
  if (reason === 'too-late')
    return terms?.until ? copy.notes['too-late']({ until: day(terms.until) }) : copy.tooLate;
  return copy.notes[reason];
}

type Terms = { from: string | null; until: string | null } | null | undefined;

export function whoAndWhat(copy: Words, entry: ScanEntry): string {
  const { view, local } = entry;
  const name = view?.person?.display_name ?? local?.name ?? null;
  const kind = view?.kind ?? local?.kind ?? null;
  const what =
    kind === 'pass'
      ? view?.pass?.tier || local?.what
        ? copy.passTier({ tier: view?.pass?.tier?.name ?? local?.what ?? '' })
        : copy.pass
      : (view?.item?.name ?? local?.what ?? '');
  if (name === null) return what === '' ? copy.nobody : what;
  return what === '' ? name : copy.who({ name, what });
}

export function verdictOf(told: Told, entry: ScanEntry): Said {
  const { copy, clock } = told;
  const { view, local } = entry;
  if (view !== null) {
    if (view.verdict === 'accepted') {
      const isGoods = view.item !== null && view.item.kind !== 'ticket';
      const title = isGoods ? copy.acceptedOther : copy.acceptedTicket;
      return { verdict: 'in', title, note: whoAndWhat(copy, entry), reason: null };
    }
    const reason = view.reason ?? 'unreadable';
    const title = copy.titles[reason];
    if (view.first === null)
      return { verdict: 'refused', title, note: reasonNote(told, reason, view.item?.redeemable), reason };
    const door = view.first.scanner === '' ? copy.noDoorName : view.first.scanner;
    const time = clock(view.first.scanned_at);
    const staff = view.first.staff?.display_name;
    const note = staff ? copy.usedBy({ time, door, staff }) : copy.usedAt({ time, door });
    return { verdict: 'refused', title, note, reason };
  }
  if (local === null) return { verdict: 'waiting', title: copy.holdTitle, note: copy.checking, reason: null };
  if (local.verdict === 'unknown')
    return { verdict: 'waiting', title: copy.holdTitle, note: copy.holdNote, reason: null };
  if (local.verdict === 'accepted') {
    const note = copy.offlineNote({ who: whoAndWhat(copy, entry) });
    return { verdict: 'in', title: copy.offlineIn, note, reason: null };
  }
  const reason = local.reason ?? 'unreadable';
  const note =
    local.first_at === null
      ? reasonNote(told, reason, null)
      : copy.usedAt({ time: clock(local.first_at), door: copy.noDoorName });
  return { verdict: 'refused', title: copy.titles[reason], note, reason };
}

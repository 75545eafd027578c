// What a door reads about a scan: a sign, a word as large as a poster, and the line under it.
import type { ScanReason } from '@stagepass/contract/redemption/shapes.ts';
import type { Verdict } from '@stagepass/ui/scan-verdict/scan-verdict.tsx';
import type { Copy } from '#platform/i18n/copy.ts';
import type { scannerCopy } from '../scanner-copy.ts';
import type { FirstUse } from './check-code.ts';
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

/** Which door let it in first, when, and who scanned it where that is known. */
function firstNote({ copy, clock }: Told, { scanner, scanned_at, staff_name }: FirstUse): string {
  const time = clock(scanned_at);
  const door = scanner === '' ? copy.noDoorName : scanner;
  return staff_name === '' ? copy.usedAt({ time, door }) : copy.usedBy({ time, door, staff: staff_name });
}

export function verdictOf(told: Told, entry: ScanEntry): Said {
  const { copy } = told;
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
    const { scanner, scanned_at, staff } = view.first;
    const note = firstNote(told, { scanner, scanned_at, staff_name: staff?.display_name ?? '' });
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
  // Scans that an earlier version kept have no first use.
  const note = local.first ? firstNote(told, local.first) : reasonNote(told, reason, null);
  return { verdict: 'refused', title: copy.titles[reason], note, reason };
}

// What was scanned: this door's own, those that wait, and what other doors of the club sent before.
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { clockClockwise } from '@stagepass/ui/icon/phosphor/clock-clockwise.ts';
import { xCircle } from '@stagepass/ui/icon/phosphor/x-circle.ts';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import type { Scanner } from '../data/use-scanner.ts';
import type { ScanEntry } from '../model/scan-entries.ts';
import { verdictOf, whoAndWhat } from '../model/verdict-words.ts';
import { scannerCopy } from '../scanner-copy.ts';
import { useDoorTimes } from './use-door-times.ts';

function entryOf(view: ScanView): ScanEntry {
  const { scan_id, scanned_at } = view;
  return {
    scan_id,
    scanned_at,
    code: '',
    subject_id: view.item?.id ?? null,
    state: 'said',
    local: null,
    view,
  };
}

export interface ScanLogProps {
  scanner: Pick<Scanner, 'entries' | 'current'>;
  earlier: readonly ScanView[];
  onOpen: (entry: ScanEntry) => void;
}

/** So many at first: the way to type a code stays on the glass. */
const FEW = 3;

export function ScanLog({ scanner, earlier, onOpen }: ScanLogProps) {
  const copy = useCopy(scannerCopy);
  const own = new Set(scanner.entries.map(({ scan_id }) => scan_id));
  const all = [
    // What is on the glass needs no line of its own.
    ...scanner.entries.filter(({ scan_id }) => scan_id !== scanner.current?.scan_id),
    ...earlier.filter(({ scan_id }) => !own.has(scan_id)).map(entryOf),
  ];
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? all : all.slice(0, FEW);
  if (all.length === 0) return <p className="sp-quiet py-4">{copy.nothingYet}</p>;
  return (
    <section aria-label={copy.log.title}>
      {shown.map((entry) => (
        <Line key={entry.scan_id} entry={entry} onOpen={() => onOpen(entry)} />
      ))}
      {shown.length < all.length ? (
        <Button variant="ghost" size="small" className="sp-flush mt-1" onClick={() => setShowsAll(true)}>
          {copy.log.all}
        </Button>
      ) : null}
    </section>
  );
}

function Line({ entry, onOpen }: { entry: ScanEntry; onOpen: () => void }) {
  const copy = useCopy(scannerCopy);
  const told = useDoorTimes();
  const said = verdictOf({ copy, ...told }, entry);
  const { view } = entry;
  const isWaiting = entry.state !== 'said';
  const sign = isWaiting ? 'waiting' : said.verdict;
  const [icon, weight] = isWaiting
    ? ([clockClockwise, 'regular'] as const)
    : ([sign === 'in' ? checkCircle : xCircle, 'fill'] as const);
  const name = view?.person?.display_name ?? entry.local?.name;
  const what = view?.item?.name ?? entry.local?.what ?? (view?.kind === 'pass' ? copy.pass : '');
  const [title, detail] = isWaiting
    ? [copy.log.waiting, name ? whoAndWhat(copy, entry) : copy.log.ends({ end: entry.code.slice(-4) })]
    : sign === 'in'
      ? [name ?? what, name ? what : '']
      : [said.title, name ?? what];
  const time = told.exact(entry.scanned_at);
  return (
    <button type="button" className="sp-scan-line" data-sign={sign} onClick={onOpen}>
      <Icon of={icon} weight={weight as never} />
      <span className="sp-scan-line-words">
        <b>{title}</b> <span className="sp-small sp-quiet">{detail}</span>{' '}
        {view?.verdict === 'conflict' ? <Tag tone="bad">{copy.log.conflict}</Tag> : null}
        {view?.voided ? <Tag tone="warn">{copy.log.voided}</Tag> : null}
      </span>
      <span className="sp-scan-line-time">{time}</span>
    </button>
  );
}

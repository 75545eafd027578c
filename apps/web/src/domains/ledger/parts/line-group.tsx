// Equal lines of a statement in one row, with how many and their sum; pressing it shows each with its receipt.
import type { StatementLine } from '@stagepass/contract/ledger/shapes.ts';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ledgerCopy } from '../copy.ts';
import type { LineGroup } from '../model/grouped-lines.ts';
import { lineNote, lineTitle } from '../model/line-words.ts';
import { signedUsd } from '../model/signed.ts';
import { statementCopy } from '../statement-copy.ts';
import { LineIcon } from './line-icon.tsx';
import { StatementRow } from './statement-row.tsx';

export function LineGroupRow({ group, onOpen }: { group: LineGroup; onOpen: (line: StatementLine) => void }) {
  const [isOpen, setOpen] = useState(false);
  const copy = useCopy(ledgerCopy);
  const { receipt, equal } = useCopy(statementCopy);
  const { tag } = useLocale();
  const [first] = group.lines;
  const { length: count } = group.lines;
  if (count === 1) return <StatementRow line={first} onOpen={() => onOpen(first)} />;
  return (
    <>
      <button
        type="button"
        className="sp-money-line"
        data-tone={group.amount_cents < 0 ? 'out' : 'in'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon kind={first.kind} />
        <span className="sp-money-words">
          <b dir="auto">{receipt.times({ count, text: lineTitle(first, copy) })}</b>
          <span className="sp-small sp-quiet block">{lineNote(first, copy, tag)}</span>
        </span>
        <span className="sp-money-sum">
          <b>{signedUsd(group.amount_cents)}</b>
          <span>{equal({ amount: signedUsd(first.amount_cents) })}</span>
        </span>
      </button>
      {isOpen ? (
        <ul className="sp-money-group">
          {group.lines.map((line) => (
            <li key={line.seq}>
              <StatementRow line={line} onOpen={() => onOpen(line)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

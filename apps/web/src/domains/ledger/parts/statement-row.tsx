// One line of the statement: what it was, how much, and the balance after it; pressing it opens its receipt.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StatementLine, WalletHold } from '@stagepass/contract/ledger/shapes.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { ledgerCopy } from '../copy.ts';
import { holdWords, isAboveBid, lineNote, lineTitle } from '../model/line-words.ts';
import { plainUsd, signedUsd } from '../model/signed.ts';
import { causePath } from '../public/cause-links.ts';
import { statementCopy } from '../statement-copy.ts';
import { HeldPicture, LineIcon } from './line-icon.tsx';
import './statement.css';

export function StatementRow({ line, onOpen }: { line: StatementLine; onOpen: () => void }) {
  const copy = useCopy(ledgerCopy);
  const { after } = useCopy(statementCopy);
  const { tag } = useLocale();
  return (
    <button
      type="button"
      className="sp-money-line"
      data-tone={line.amount_cents < 0 ? 'out' : 'in'}
      onClick={onOpen}
    >
      <LineIcon kind={line.kind} />
      <span className="sp-money-words">
        <b dir="auto">{lineTitle(line, copy)}</b>
        <span className="sp-small sp-quiet block">{lineNote(line, copy, tag)}</span>
      </span>
      <span className="sp-money-sum">
        <b>{signedUsd(line.amount_cents)}</b>
        <span aria-hidden="true">{plainUsd(line.balance_cents)}</span>
        <VisuallyHidden>{after({ amount: formatUsd(line.balance_cents) })}</VisuallyHidden>
      </span>
    </button>
  );
}

/** Held money opens what it is held for, and shows it. */
export function HoldRow({ hold }: { hold: WalletHold }) {
  const copy = useCopy(ledgerCopy);
  const { heldFor, heldSince } = useCopy(statementCopy);
  const { tag } = useLocale();
  const to = causePath(hold.cause);
  const { item, club } = hold;
  const since = heldSince({ when: momentIn(tag, hold.placed_at) });
  const kind = holdWords(hold, copy);
  const words = (
    <>
      <HeldPicture src={pictureAddress(item?.picture_url)} />
      <span className="sp-money-words">
        <b dir="auto">{item === null ? kind : heldFor({ name: item.name, number: item.number })}</b>
        <span className="sp-small sp-quiet block">
          {item === null
            ? [club?.name, since].filter(Boolean).join(', ')
            : isAboveBid(hold)
              ? kind
              : `${kind}, ${since}`}
        </span>
      </span>
      <span className="sp-money-sum">
        <b>{formatUsd(hold.amount_cents)}</b>
      </span>
    </>
  );
  if (to === null)
    return (
      <div className="sp-money-line" data-tone="held">
        {words}
      </div>
    );
  return (
    <Link to={to} className="sp-money-line" data-tone="held">
      {words}
    </Link>
  );
}

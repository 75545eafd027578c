// The last day of the account as a slip from its slot; each line opens its receipt.
import { formatUsd } from '@stagepass/base/money.ts';
import type { StatementLine, Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipRow, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { byDay } from '#platform/i18n/days.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { ledgerCopy } from '../copy.ts';
import { useLatestLines } from '../data/statement.ts';
import { groupEqual } from '../model/grouped-lines.ts';
import { lineNote, lineTitle } from '../model/line-words.ts';
import { signedUsd } from '../model/signed.ts';
import { receiptPath, statementPath } from '../public/paths.ts';
import { statementCopy } from '../statement-copy.ts';
import './wallet.css';

const shown = 5;

export function LastDaySlip({ credits }: { credits: Wallet['credits'] }) {
  const copy = useCopy(ledgerCopy);
  const lines = useLatestLines();
  return (
    <div className="sp-wallet-slip">
      <Answered
        query={lines}
        copy={copy}
        failed={copy.wallet.slipFailed}
        skeleton={<Skeleton height="18rem" width="100%" />}
      >
        {(found) => <Printed lines={found} credits={credits} />}
      </Answered>
    </div>
  );
}

type PrintedProps = { lines: readonly StatementLine[]; credits: Wallet['credits'] };

function Printed({ lines, credits }: PrintedProps) {
  const copy = useCopy(ledgerCopy);
  const { wallet } = copy;
  const words = useCopy(statementCopy);
  const { tag } = useLocale();
  const day = byDay(lines, ({ at }) => at)[0];
  if (day === undefined)
    return (
      <Slip slot title={wallet.emptyTitle}>
        <p className="sp-slip-note pt-2">{wallet.empty}</p>
      </Slip>
    );
  const when = new Date(day.at);
  const format = (options: Intl.DateTimeFormatOptions) => datesIn(tag, options).format(when);
  const groups = groupEqual(day.entries);
  const more = groups.length - shown;
  return (
    <Slip
      slot
      title={format({ weekday: 'long' })}
      serial={format({ day: 'numeric', month: 'short' })}
      label={wallet.slip}
    >
      {groups.slice(0, shown).map(({ lines: [line, ...others], amount_cents }) => (
        <Link
          key={line.seq}
          to={others.length === 0 ? receiptPath(line.transfer_id) : statementPath()}
          className="sp-slip-link"
        >
          <SlipLine
            name={
              <bdi>
                {others.length === 0
                  ? lineTitle(line, copy)
                  : words.receipt.times({ count: others.length + 1, text: lineTitle(line, copy) })}
              </bdi>
            }
            note={lineNote(line, copy, tag)}
            amount={signedUsd(amount_cents)}
            tone={amount_cents < 0 ? 'out' : 'in'}
          />
        </Link>
      ))}
      {more > 0 ? <p className="sp-slip-note pt-2">{wallet.more({ count: more })}</p> : null}
      {credits.held_cents === 0 ? null : (
        <SlipLine name={wallet.heldTitle} amount={signedUsd(-credits.held_cents)} tone="held" />
      )}
      <SlipPerf />
      <SlipTotal name={wallet.left} amount={formatUsd(credits.available_cents)} />
      <SlipRow title={wallet.whole} render={(row) => <Link to={statementPath()} {...row} />} />
    </Slip>
  );
}

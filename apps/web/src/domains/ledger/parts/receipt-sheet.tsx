// The receipt of one transfer: who sold what, the tax within, the balance after it, and the proof of its place.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Receipt, TransferView } from '@stagepass/contract/ledger/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn, momentIn, percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { ledgerCopy } from '../copy.ts';
import { useTransfer } from '../data/statement.ts';
import { signedUsd } from '../model/signed.ts';
import { causePath } from '../public/cause-links.ts';
import { statementCopy } from '../statement-copy.ts';
import { LineProofs } from './line-proofs.tsx';
import { ReceiptFile } from './receipt-file.tsx';

export function ReceiptSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const copy = useCopy(ledgerCopy);
  const { receipt: words } = useCopy(statementCopy);
  const transfer = useTransfer(id);
  const { data } = transfer;
  const to = data === undefined ? null : causePath(data.cause);
  return (
    <Sheet
      onClose={onClose}
      title={data !== undefined && data.receipt === null ? words.lineTitle : words.title}
      {...(data === undefined || to === null
        ? {}
        : {
            footer: (
              <LinkButton to={to} wide variant="secondary">
                {words.open[data.cause.kind]}
              </LinkButton>
            ),
          })}
    >
      <Answered
        query={transfer}
        copy={copy}
        failed={words.failed}
        skeleton={<Skeleton height="15rem" width="100%" />}
      >
        {(view) => (
          <>
            <Paper view={view} />
            {view.receipt === null ? null : <ReceiptFile id={view.id} number={view.receipt.number} />}
            <LineProofs proofs={view.proof} />
          </>
        )}
      </Answered>
    </Sheet>
  );
}

function Paper({ view }: { view: TransferView }) {
  const copy = useCopy(ledgerCopy);
  const { receipt: words } = useCopy(statementCopy);
  const { tag } = useLocale();
  const { receipt } = view;
  const kind = view.amount_cents < 0 ? copy.out[view.kind] : copy.into[view.kind];
  return (
    <Slip title={kind} serial={receipt === null ? undefined : words.number({ number: receipt.number })}>
      <p className="sp-slip-note">
        {(view.amount_cents < 0 ? words.opening.out : words.opening.in)({
          amount: formatUsd(Math.abs(view.amount_cents)),
          when: momentIn(tag, view.at),
        })}
        {receipt === null && view.club ? ` ${view.club.name}` : null}
      </p>
      <SlipLine name={words.before} amount={formatUsd(view.balance_cents - view.amount_cents)} />
      {receipt === null ? (
        <SlipLine
          name={view.text === '' ? kind : view.text}
          amount={signedUsd(view.amount_cents)}
          tone={view.amount_cents < 0 ? 'out' : 'in'}
        />
      ) : (
        <Lines receipt={receipt} />
      )}
      <SlipPerf />
      <SlipTotal name={words.after} amount={formatUsd(view.balance_cents)} />
      <p className="sp-slip-note">{words.balanceNote}</p>
    </Slip>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  const { receipt: words } = useCopy(statementCopy);
  const { tag } = useLocale();
  const { seller, tax, refunded } = receipt;
  const rate = percentIn(tag, tax.rate_bp / 10_000);
  const soldBy =
    seller.kind === 'house' ? words.sellerHouse : seller.kind === 'fan' ? words.sellerFan : words.seller;
  return (
    <>
      <p className="sp-slip-note">{soldBy({ name: seller.name })}</p>
      {equalLinesOnce(receipt.lines).map((line) => (
        <SlipLine
          key={`${line.text}/${line.unit_cents}`}
          name={line.quantity > 1 ? words.times({ count: line.quantity, text: line.text }) : line.text}
          amount={formatUsd(line.amount_cents)}
        />
      ))}
      <SlipPerf />
      <SlipTotal name={words.total} amount={formatUsd(receipt.total_cents)} />
      <p className="sp-slip-note">
        {tax.rate_bp === 0 ? words.noTax : `${words.tax({ rate })}: ${formatUsd(tax.amount_cents)}`}
      </p>
      {refunded === null ? null : (
        <SlipLine
          name={words.refunded({ date: dayIn(tag, refunded.at) })}
          amount={formatUsd(refunded.amount_cents)}
        />
      )}
    </>
  );
}

type ReceiptLine = Receipt['lines'][number];

/** Alike in text and price of one: once, with how many. */
function equalLinesOnce(lines: readonly ReceiptLine[]) {
  const once = new Map<string, ReceiptLine & { unit_cents: number }>();
  for (const line of lines) {
    const unit_cents = line.amount_cents / line.quantity;
    const key = `${line.text}/${unit_cents}`;
    const before = once.get(key) ?? { ...line, quantity: 0, amount_cents: 0, unit_cents };
    once.set(key, {
      ...before,
      quantity: before.quantity + line.quantity,
      amount_cents: before.amount_cents + line.amount_cents,
    });
  }
  return [...once.values()];
}

// Sending unspent top-ups back to where they came from: each one by itself, after a question.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Returnable, Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useReturnTopUp } from '../data/top-ups.ts';
import { topUpCopy } from '../top-up-copy.ts';

export function ReturnSheet({ wallet, onClose }: { wallet: Wallet; onClose: () => void }) {
  const copy = useCopy(topUpCopy);
  const open = wallet.returnable.filter((entry) => entry.returnable_cents > 0);
  const [sure, setSure] = useState<Returnable | null>(null);
  const other = wallet.credits.available_cents - wallet.returnable_cents;
  const text =
    other > 0 ? `${copy.back.text} ${copy.back.other({ amount: formatUsd(other) })}` : copy.back.text;
  return (
    <Sheet
      onClose={onClose}
      title={
        sure === null ? copy.back.title : copy.back.sureTitle({ amount: formatUsd(sure.returnable_cents) })
      }
      description={sure === null ? text : undefined}
    >
      {sure === null ? (
        <Choices open={open} onChoose={setSure} />
      ) : (
        <Sure
          entry={sure}
          isTest={wallet.top_up.way === 'test'}
          onDone={() => (open.length > 1 ? setSure(null) : onClose())}
          onCancel={() => setSure(null)}
        />
      )}
    </Sheet>
  );
}

function Choices({ open, onChoose }: { open: readonly Returnable[]; onChoose: (entry: Returnable) => void }) {
  const { back } = useCopy(topUpCopy);
  const { tag } = useLocale();
  if (open.length === 0) return <p className="sp-quiet">{back.none}</p>;
  return (
    <ul className="grid gap-4">
      {open.map((entry) => (
        <li key={entry.top_up_id} className="grid gap-2">
          <p>
            <b>
              {back.row({
                amount: formatUsd(entry.amount_cents),
                date: dayIn(tag, entry.topped_up_at),
              })}
            </b>
            <span className="sp-small sp-quiet block">
              {back.until({
                amount: formatUsd(entry.returnable_cents),
                date: dayIn(tag, entry.until),
              })}
            </span>
          </p>
          <Button variant="secondary" onClick={() => onChoose(entry)}>
            {back.send({ amount: formatUsd(entry.returnable_cents) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type SureProps = { entry: Returnable; isTest: boolean; onDone: () => void; onCancel: () => void };

function Sure({ entry, isTest, onDone, onCancel }: SureProps) {
  const copy = useCopy(topUpCopy);
  const giveBack = useReturnTopUp(entry.top_up_id);
  const amount = formatUsd(entry.returnable_cents);
  const send = () =>
    giveBack.mutate(entry.returnable_cents, {
      onSuccess: () => {
        showToast({ title: copy.back.done({ amount }) });
        onDone();
      },
    });
  return (
    <div className="grid gap-3">
      <p className="sp-quiet">{isTest ? copy.back.sureTest : copy.back.sure}</p>
      {giveBack.isError ? (
        <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
          {errorSentence(copy, giveBack.error)}
        </Notice>
      ) : null}
      <Button wide loading={giveBack.isPending} onClick={send}>
        {copy.back.send({ amount })}
      </Button>
      <Button wide variant="secondary" disabled={giveBack.isPending} onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  );
}

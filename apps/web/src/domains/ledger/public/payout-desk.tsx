// The site operator's payouts: everything that is needed to pay each, and its next step.
import { BANK_FIELDS } from '@stagepass/base/bank-details.ts';
import { formatUsd } from '@stagepass/base/money.ts';
import type { WaitingPayout } from '@stagepass/contract/ledger/operator-endpoints.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useStepUp } from '#domains/auth/public/use-step-up.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { bankCopy } from '../bank-copy.ts';
import { useDecidePayout, useOpenBank, useWaitingPayouts } from '../data/payout-desk.ts';
import { deskCopy } from '../desk-copy.ts';
import { PayoutNoteSheet } from '../parts/payout-note-sheet.tsx';

export function PayoutDesk() {
  const copy = useCopy(deskCopy);
  const waiting = useWaitingPayouts();
  return (
    <section>
      <SectionHead title={copy.payouts} />
      <Answered query={waiting} copy={copy} failed={copy.failed}>
        {(found) =>
          found.length === 0 ? (
            <p className="sp-quiet">{copy.none}</p>
          ) : (
            <ul className="grid gap-3">
              {found.map((payout) => (
                <li key={payout.id}>
                  <PayoutCard payout={payout} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

function PayoutCard({ payout }: { payout: WaitingPayout }) {
  const copy = useCopy(deskCopy);
  const { tag } = useLocale();
  const isApproved = payout.state === 'approved';
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="sp-title">{payout.club?.name ?? copy.clubGone}</h3>
        <b className="sp-row-sum">{formatUsd(payout.amount_cents)}</b>
      </div>
      <p className="sp-small sp-quiet mt-1">{copy.requested({ date: dayIn(tag, payout.requested_at) })}</p>
      <p className="mt-2">
        <Tag tone={isApproved ? 'info' : 'warn'}>
          {isApproved ? copy.states.approved : copy.states.requested}
        </Tag>
      </p>
      <BankLines payout={payout} />
      <div className="mt-3 grid gap-3">
        {payout.identity_checked ? null : <Notice tone="warn">{copy.unchecked}</Notice>}
        {payout.closing ? <Notice tone="plain">{copy.closing}</Notice> : null}
        <Steps payout={payout} />
      </div>
    </Card>
  );
}

function BankLines({ payout: { id, bank, owner, owner_email } }: { payout: WaitingPayout }) {
  const copy = useCopy(deskCopy);
  const words = useCopy(bankCopy);
  const stepUp = useStepUp();
  const opening = useOpenBank(id, stepUp.guarded);
  const full = opening.data;
  const show = () =>
    opening.mutate(undefined, {
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  const account: [string, string][] =
    full === undefined
      ? [[copy.account, bank?.masked ?? '']]
      : BANK_FIELDS.map((name) => [words.fields[name], full[name] ?? '']);
  const lines: [string, string][] = [
    [copy.owner, [owner?.display_name, owner_email].filter(Boolean).join(', ')],
    [words.holder, bank?.holder ?? ''],
    [words.country, bank?.country ?? ''],
    ...account,
  ];
  return (
    <>
      <dl className="mt-3 grid gap-2">
        {lines.map(([name, value]) =>
          value === '' ? null : (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="sp-small sp-quiet">{name}</dt>
              <dd className="break-all select-all">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {bank === null ? <p className="mt-2">{copy.noBank}</p> : null}
      {bank === null || full !== undefined ? null : (
        <Button variant="ghost" size="small" loading={opening.isPending} onClick={show}>
          {copy.showBank}
        </Button>
      )}
      {stepUp.dialog}
    </>
  );
}

function Steps({ payout }: { payout: WaitingPayout }) {
  const copy = useCopy(deskCopy);
  const stepUp = useStepUp();
  const decide = useDecidePayout(payout.id, stepUp.guarded);
  const [asking, setAsking] = useState<'paid' | 'refuse' | null>(null);
  const approve = async () => {
    try {
      await decide.mutateAsync({ step: 'approve' });
      showToast({ title: copy.approved, tone: 'good' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {payout.state === 'approved' ? (
          <Button onClick={() => setAsking('paid')}>{copy.paid}</Button>
        ) : (
          <Button loading={decide.isPending} onClick={() => void approve()}>
            {copy.approve({ amount: formatUsd(payout.amount_cents) })}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsking('refuse')}>
          {copy.refuse}
        </Button>
      </div>
      {asking === null ? null : (
        <PayoutNoteSheet payout={payout} step={asking} decide={decide} onClose={() => setAsking(null)} />
      )}
      {stepUp.dialog}
    </>
  );
}

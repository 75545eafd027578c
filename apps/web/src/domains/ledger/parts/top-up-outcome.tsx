// What became of a top-up: waiting for the bank, at the demo's till, paid, refused, left or looked at by hand.
import { formatUsd } from '@stagepass/base/money.ts';
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { flask } from '@stagepass/ui/icon/phosphor/flask.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ReturnButton } from '#platform/navigation/return-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTopUp } from '../data/top-ups.ts';
import { keptNext } from '../model/kept-next.ts';
import { receiptPath, savedCardsPath, topUpAgainPath, walletPath } from '../public/paths.ts';
import { useWallet, walletKey } from '../public/use-wallet.ts';
import { topUpCopy } from '../top-up-copy.ts';
import { ChargingCard, ConfirmWithBank } from './card-charge.tsx';
import { TestTill } from './test-till.tsx';
import { LeftUnpaid, WaitingForBank } from './unpaid.tsx';
import { useCardName } from './use-card-name.ts';
import './top-up.css';

type TopUpOutcomeProps = {
  id: string;
  next: string | null;
  cancelled: boolean;
  /** At the test checkout, which stands for the bank's page. */
  confirming: boolean;
};

export function TopUpOutcome({ id, next, cancelled, confirming }: TopUpOutcomeProps) {
  const copy = useCopy(topUpCopy);
  const topUp = useTopUp(id, !cancelled);
  const client = useQueryClient();
  const state = topUp.data?.state;
  // Paid while one waited here: what the wallet said before is old.
  useEffect(() => {
    if (state === 'paid') void client.invalidateQueries({ queryKey: walletKey });
  }, [client, state]);
  const way = next ?? keptNext(id);
  return (
    <Answered query={topUp} copy={copy} failed={copy.state.failed}>
      {(found) => {
        if (found.state === 'paid') return <Paid topUp={found} next={way} />;
        if (found.state !== 'open') return <Ended topUp={found} next={way} />;
        if (found.charge?.state === 'requested') return <ChargingCard topUp={found} />;
        if (found.charge !== null && !(found.way === 'test' && confirming))
          return <ConfirmWithBank topUp={found} />;
        if (found.way === 'test') return <TestTill topUp={found} />;
        return cancelled ? (
          <LeftUnpaid topUp={found} next={way} />
        ) : (
          <WaitingForBank topUp={found} busy={topUp.isFetching} onLook={() => void topUp.refetch()} />
        );
      }}
    </Answered>
  );
}

function Paid({ topUp, next }: { topUp: TopUp; next: string | null }) {
  const { state: words } = useCopy(topUpCopy);
  const { tag } = useLocale();
  const { data: wallet } = useWallet();
  const { card, returnable_until, transfer_id } = topUp;
  return (
    <Outcome
      title={words.paidTitle}
      sum={`+${formatUsd(topUp.amount_cents)}`}
      ways={
        <>
          <ReturnButton to={next ?? walletPath()} wide>
            {next === null || next === walletPath() ? words.toWallet : words.goOn}
          </ReturnButton>
          {transfer_id === null ? null : (
            <LinkButton to={receiptPath(transfer_id)} wide variant="secondary">
              {words.receipt}
            </LinkButton>
          )}
        </>
      }
    >
      <p>
        {wallet === undefined
          ? null
          : words.paid({
              amount: formatUsd(topUp.amount_cents),
              balance: formatUsd(wallet.credits.available_cents),
            })}
      </p>
      <p className="sp-small sp-quiet">
        {topUp.way === 'stripe' && card !== null
          ? `${words.card({ brand: card.brand, last4: card.last4 })}. `
          : null}
        {returnable_until === null ? null : words.backUntil({ date: dayIn(tag, returnable_until) })}
      </p>
      {topUp.way === 'test' ? (
        <Notice tone="warn" icon={<Icon of={flask} weight="fill" />}>
          {words.paidTest}
        </Notice>
      ) : null}
    </Outcome>
  );
}

/** Over before its time: the fan left it, nothing else ends one so early. */
function isCanceled({ state, expires_at }: TopUp): boolean {
  return state === 'expired' && Date.parse(expires_at) > Date.now();
}

/** A card whose owner's account was deleted is not named any more. */
const unnamed = { brand: 'card', last4: '' };

function Ended({ topUp, next }: { topUp: TopUp; next: string | null }) {
  const { state: words } = useCopy(topUpCopy);
  const nameOf = useCardName();
  const reason = topUp.charge?.reason ?? null;
  const [title, text] =
    topUp.state === 'failed' && reason !== null
      ? [
          reason === 'unanswered' ? words.unansweredTitle : words.chargeFailedTitle,
          words.reasons[reason]({ card: nameOf(topUp.card ?? unnamed) }),
        ]
      : topUp.state === 'failed'
        ? [words.declinedTitle, words.declined]
        : topUp.state === 'flagged'
          ? [words.flaggedTitle, words.flagged]
          : isCanceled(topUp)
            ? [words.canceledTitle, words.canceled]
            : [words.leftTitle, words.ended];
  return (
    <Outcome
      title={title}
      ways={
        <>
          {topUp.state === 'flagged' ? null : (
            <LinkButton replace to={topUpAgainPath(next, topUp.amount_cents)} wide>
              {words.again}
            </LinkButton>
          )}
          {topUp.charge === null || topUp.state === 'flagged' ? null : (
            <LinkButton to={savedCardsPath()} wide variant="secondary">
              {words.toCards}
            </LinkButton>
          )}
          <ReturnButton to={next ?? walletPath()} wide variant="secondary">
            {next === null || next === walletPath() ? words.toWallet : words.goOn}
          </ReturnButton>
        </>
      }
    >
      <p>{text}</p>
    </Outcome>
  );
}

type OutcomeProps = { title: string; sum?: string; ways: ReactNode; children: ReactNode };

/** Read out as it comes: the person waited for it. */
function Outcome({ title, sum, ways, children }: OutcomeProps) {
  return (
    <div className="sp-outcome">
      <div role="status" className="contents">
        <h1 className="sp-display">{title}</h1>
        {sum === undefined ? null : (
          <FittedText as="p" className="sp-outcome-sum" max={150}>
            {sum}
          </FittedText>
        )}
        {children}
      </div>
      <div className="sp-outcome-ways">{ways}</div>
    </div>
  );
}

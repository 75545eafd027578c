// A top-up by saved card that has not ended: being charged, or waiting for the fan to confirm it for their bank.
import { formatUsd } from '@stagepass/base/money.ts';
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { VuBars } from '@stagepass/ui/button/vu-bars.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useConfirmCharge } from '../data/cards.ts';
import { useCancelTopUp } from '../data/top-ups.ts';
import { walletPath } from '../public/paths.ts';
import { topUpCopy } from '../top-up-copy.ts';
import { useCardName } from './use-card-name.ts';
import './top-up.css';

export function ChargingCard({ topUp }: { topUp: TopUp }) {
  const { state: words } = useCopy(topUpCopy);
  const nameOf = useCardName();
  const amount = formatUsd(topUp.amount_cents);
  return (
    <div className="sp-outcome">
      <h1 className="sp-display">
        {words.chargingTitle} <VuBars />
      </h1>
      <p role="status">
        {words.charging({ amount, card: nameOf(topUp.card ?? { brand: 'card', last4: '' }) })}
      </p>
      <div className="sp-outcome-ways">
        <LinkButton replace to={walletPath()} wide variant="secondary">
          {words.toWallet}
        </LinkButton>
      </div>
    </div>
  );
}

/** Nothing is charged before the bank's page says so, and leaving it charges nothing. */
export function ConfirmWithBank({ topUp }: { topUp: TopUp }) {
  const copy = useCopy(topUpCopy);
  const { state: words } = copy;
  const nameOf = useCardName();
  const confirm = useConfirmCharge(topUp.id);
  const cancel = useCancelTopUp(topUp.id);
  const amount = formatUsd(topUp.amount_cents);
  const failure = confirm.error ?? cancel.error;
  return (
    <div className="sp-outcome">
      <h1 className="sp-display">{words.confirmTitle}</h1>
      <p role="status">
        {words.confirm({ amount, card: nameOf(topUp.card ?? { brand: 'card', last4: '' }) })}
      </p>
      {failure === null ? null : (
        <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
          {errorSentence(copy, failure)}
        </Notice>
      )}
      <div className="sp-outcome-ways">
        <Button
          wide
          // Stays busy while the browser leaves for the bank's page.
          loading={confirm.isPending || confirm.isSuccess}
          onClick={() => confirm.mutate(undefined, { onSuccess: (url) => window.location.assign(url) })}
        >
          {words.toBank({ amount })}
        </Button>
        <Button wide variant="ghost" loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          {words.cancelCharge}
        </Button>
      </div>
    </div>
  );
}

// A top-up at Stripe that is not paid yet: waiting for the bank's word, or left without paying.
import { formatUsd } from '@stagepass/base/money.ts';
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { VuBars } from '@stagepass/ui/button/vu-bars.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useNavigate } from 'react-router';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ReturnButton } from '#platform/navigation/return-button.tsx';
import { useCancelTopUp } from '../data/top-ups.ts';
import { topUpAgainPath, walletPath } from '../public/paths.ts';
import { topUpCopy } from '../top-up-copy.ts';
import './top-up.css';

type WaitingProps = { topUp: TopUp; busy: boolean; onLook: () => void };

export function WaitingForBank({ topUp, busy, onLook }: WaitingProps) {
  const { state: words } = useCopy(topUpCopy);
  return (
    <div className="sp-outcome">
      <h1 className="sp-display">
        {words.waitTitle} <VuBars />
      </h1>
      <p role="status">{words.wait({ amount: formatUsd(topUp.amount_cents) })}</p>
      <div className="sp-outcome-ways">
        <Button wide loading={busy} onClick={onLook}>
          {words.look}
        </Button>
        {topUp.url === null ? null : (
          <Button
            variant="secondary"
            wide
            render={(anatomy) => <PageLink url={topUp.url} anatomy={anatomy} />}
          >
            {words.toPage}
          </Button>
        )}
        <LinkButton replace to={walletPath()} wide variant="ghost">
          {words.toWallet}
        </LinkButton>
      </div>
    </div>
  );
}

type Anatomy = { className: string; children: React.ReactNode };

function PageLink({ url, anatomy }: { url: string | null; anatomy: Anatomy }) {
  return <a href={url ?? undefined} {...anatomy} />;
}

/** Choosing again ends the old page first, so that it cannot be paid behind one's back. */
export function LeftUnpaid({ topUp, next }: { topUp: TopUp; next: string | null }) {
  const copy = useCopy(topUpCopy);
  const { state: words } = copy;
  const navigate = useNavigate();
  const cancel = useCancelTopUp(topUp.id);
  const again = () =>
    cancel.mutate(undefined, {
      // It may turn out to have been paid after all: then this very screen says so.
      onSuccess: (ended) => {
        if (ended.state !== 'paid')
          void navigate(topUpAgainPath(next, topUp.amount_cents), { replace: true });
      },
    });
  return (
    <div className="sp-outcome">
      <h1 className="sp-display">{words.leftTitle}</h1>
      <p role="status">{words.left}</p>
      {cancel.isError ? (
        <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
          {errorSentence(copy, cancel.error)}
        </Notice>
      ) : null}
      <div className="sp-outcome-ways">
        {topUp.url === null ? null : (
          <Button wide render={(anatomy) => <PageLink url={topUp.url} anatomy={anatomy} />}>
            {words.toPage}
          </Button>
        )}
        <Button wide variant="secondary" loading={cancel.isPending} onClick={again}>
          {words.again}
        </Button>
        <ReturnButton to={next ?? walletPath()} wide variant="ghost">
          {next === null || next === walletPath() ? words.toWallet : words.goOn}
        </ReturnButton>
      </div>
    </div>
  );
}

// The demo's own till, named so: no money moves, and the fan says what the bank would have said.
import { formatUsd } from '@stagepass/base/money.ts';
import type { TestOutcome, TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { flask } from '@stagepass/ui/icon/phosphor/flask.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { usePayTest } from '../data/top-ups.ts';
import { topUpCopy } from '../top-up-copy.ts';
import './top-up.css';

export function TestTill({ topUp }: { topUp: TopUp }) {
  const copy = useCopy(topUpCopy);
  const { till } = copy;
  const pay = usePayTest(topUp.id);
  const amount = formatUsd(topUp.amount_cents);
  const press = (outcome: TestOutcome) => () => {
    if (!pay.isPending) pay.mutate(outcome);
  };
  const asked = pay.isPending ? pay.variables : undefined;
  return (
    <div className="sp-outcome">
      <h1 className="sp-display">{till.title}</h1>
      <Notice tone="warn" icon={<Icon of={flask} weight="fill" />}>
        <b>{till.head}.</b> {till.text}
      </Notice>
      <Slip>
        <SlipLine name={till.line} note={copy.credits({ count: topUp.amount_cents })} amount={amount} />
        <SlipPerf />
        <SlipTotal name={till.sum} amount={amount} />
      </Slip>
      {pay.isError ? (
        <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
          {errorSentence(copy, pay.error)}
        </Notice>
      ) : null}
      <div className="sp-outcome-ways">
        <Button variant="pay" wide stub={amount} loading={asked === 'paid'} onClick={press('paid')}>
          {till.pay}
        </Button>
        <Button wide variant="secondary" loading={asked === 'declined'} onClick={press('declined')}>
          {till.decline}
        </Button>
        <Button wide variant="ghost" loading={asked === 'cancelled'} onClick={press('cancelled')}>
          {till.leave}
        </Button>
      </div>
    </div>
  );
}

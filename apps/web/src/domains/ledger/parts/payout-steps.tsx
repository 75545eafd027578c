// What is missing before a club's owner can ask for a payout, each with the step to take.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { circle } from '@stagepass/ui/icon/phosphor/circle.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { useContact } from '#platform/site/site.ts';
import { moneyCopy } from '../money-copy.ts';

export function PayoutSteps({ revenue }: { revenue: Revenue }) {
  const copy = useCopy(moneyCopy);
  const least = formatUsd(revenue.least_payout_cents);
  const isEnough = revenue.payable_cents >= revenue.least_payout_cents;
  return (
    <RowGroup heading={copy.steps}>
      <Step title={copy.identityStep} done={revenue.identity_checked}>
        {revenue.identity_checked ? copy.identityDone : <IdentityNeeded />}
      </Step>
      <Step title={copy.leastStep({ least })} done={isEnough}>
        {isEnough ? (
          copy.leastDone({ amount: formatUsd(revenue.payable_cents) })
        ) : (
          <TooLittle revenue={revenue} />
        )}
      </Step>
    </RowGroup>
  );
}

function Step({ title, done, children }: { title: string; done: boolean; children: ReactNode }) {
  const copy = useCopy(moneyCopy);
  return (
    <ListRow
      title={title}
      detail={children}
      leading={
        <Icon
          of={done ? checkCircle : circle}
          weight={done ? 'fill' : 'regular'}
          label={done ? copy.done : copy.toDo}
        />
      }
    />
  );
}

function TooLittle({ revenue }: { revenue: Revenue }) {
  const copy = useCopy(moneyCopy);
  const missing = formatUsd(revenue.least_payout_cents - revenue.payable_cents);
  if (revenue.reserve_cents === 0) return copy.tooLittle({ missing });
  return copy.tooLittleReserve({ missing, reserve: formatUsd(revenue.reserve_cents) });
}

/** What has to be sent where; without an address, what the operator will ask for. */
function IdentityNeeded() {
  const copy = useCopy(moneyCopy);
  const contact = useContact();
  if (contact === null) return copy.unchecked;
  return <ContactLine as="span" className="" text={copy.uncheckedContact} />;
}

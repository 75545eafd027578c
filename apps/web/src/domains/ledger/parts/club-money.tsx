// A club's money, as its staff see it inside the club's management: takings, what is payable, and payouts.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Payout, Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bank } from '@stagepass/ui/icon/phosphor/bank.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Suspense, useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { useTitle } from '#platform/title/title.ts';
import { usePayouts, useRevenue } from '../data/club-money.ts';
import { moneyCopy } from '../money-copy.ts';
import { PaymentsOff } from '../public/payments-off.tsx';
import { PayoutSteps } from './payout-steps.tsx';
import './wallet.css';

const MoneyFigures = latePart(
  () => import('./money-figures.tsx'),
  'MoneyFigures',
  <Skeleton height="14rem" width="100%" />,
);
const PayoutSheet = latePart(() => import('./payout-sheet.tsx'), 'PayoutSheet');

type MoneyProps = { club: Pick<ClubView, 'id' | 'viewer'> };

export function View({ club }: MoneyProps) {
  const { id: clubId } = club;
  const isOwner = club.viewer.role === 'owner';
  const copy = useCopy(moneyCopy);
  useTitle(copy.title);
  const revenue = useRevenue(clubId);
  return (
    <>
      <h1 className="sp-display">{copy.title}</h1>
      <PaymentsOff />
      <Answered query={revenue} copy={copy} failed={copy.failed} skeleton={<Waiting />}>
        {(found) => (
          <>
            <Sums revenue={found} />
            {isOwner ? (
              <Ask clubId={clubId} revenue={found} />
            ) : (
              <p className="sp-small sp-quiet mt-4">{copy.ownerOnly}</p>
            )}
            <div className="mt-8">
              <MoneyFigures revenue={found} />
            </div>
            {found.by_source.length === 0 ? <p className="sp-quiet mt-4">{copy.nothing}</p> : null}
          </>
        )}
      </Answered>
      {isOwner ? <Payouts clubId={clubId} /> : null}
    </>
  );
}

function Waiting() {
  return (
    <div className="mt-4 grid gap-4">
      <Skeleton height="6rem" width="100%" />
      <Skeleton height="9rem" width="100%" />
      <Skeleton height="14rem" width="100%" />
    </div>
  );
}

function Sums({ revenue }: { revenue: Revenue }) {
  const copy = useCopy(moneyCopy);
  const sums = [
    [copy.balance, revenue.balance_cents],
    [copy.reserve, revenue.reserve_cents],
    [copy.underWay, revenue.under_way_cents],
  ] as const;
  return (
    <>
      <p className="sp-small sp-quiet mt-3">{copy.payable}</p>
      <FittedText as="p" className="sp-wallet-sum" max={150}>
        {formatUsd(revenue.payable_cents)}
      </FittedText>
      <RowGroup>
        {sums.map(([name, cents]) => (
          <ListRow key={name} title={name} trailing={<b className="sp-row-sum">{formatUsd(cents)}</b>} />
        ))}
      </RowGroup>
    </>
  );
}

function Ask({ clubId, revenue }: { clubId: string; revenue: Revenue }) {
  const copy = useCopy(moneyCopy);
  const [asking, setAsking] = useState(false);
  const isReady = revenue.identity_checked && revenue.payable_cents >= revenue.least_payout_cents;
  return (
    <div className="mt-4 grid gap-3">
      {isReady ? null : <PayoutSteps revenue={revenue} />}
      <Button wide icon={<Icon of={bank} />} disabled={!isReady} onClick={() => setAsking(true)}>
        {copy.ask}
      </Button>
      <Suspense fallback={null}>
        {asking ? <PayoutSheet clubId={clubId} revenue={revenue} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </div>
  );
}

function Payouts({ clubId }: { clubId: string }) {
  const copy = useCopy(moneyCopy);
  const payouts = usePayouts(clubId);
  return (
    <>
      <SectionHead title={copy.payouts} />
      <Answered query={payouts} copy={copy} failed={copy.payoutsFailed}>
        {(found) =>
          found.length === 0 ? (
            <p className="sp-quiet">{copy.noPayouts}</p>
          ) : (
            <>
              <RowGroup>
                {found.map((payout) => (
                  <PayoutRow key={payout.id} payout={payout} />
                ))}
              </RowGroup>
              {found.some(({ state }) => state === 'refused') ? (
                <ContactLine className="sp-small sp-quiet mt-3" text={copy.refusedContact} />
              ) : null}
            </>
          )
        }
      </Answered>
      <More query={payouts} />
    </>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const copy = useCopy(moneyCopy);
  const { tag } = useLocale();
  const words = [
    copy.asked({ date: dayIn(tag, payout.requested_at) }),
    payout.closing ? copy.closingPayout : undefined,
    payout.account_last4 === null ? undefined : copy.to({ last4: payout.account_last4 }),
    payout.reason === null ? undefined : copy.reason({ reason: payout.reason }),
    payout.reference === null ? undefined : copy.reference({ reference: payout.reference }),
  ];
  return (
    <ListRow
      title={copy.states[payout.state]}
      detail={words.filter((word) => word !== undefined).join(', ')}
      trailing={<b className="sp-row-sum">{formatUsd(payout.amount_cents)}</b>}
    />
  );
}

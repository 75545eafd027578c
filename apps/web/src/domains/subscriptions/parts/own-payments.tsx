// The payments of a subscription, newest first, each with the way to its receipt.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Period, Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { receiptPath } from '#domains/ledger/public/paths.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { ownSubscriptionCopy } from '../copy.ts';
import { usePeriods } from '../data/subscriptions.ts';

export function OwnPayments({ subscription }: { subscription: Subscription }) {
  const copy = useCopy(ownSubscriptionCopy);
  const query = usePeriods(subscription.id);
  return (
    <Answered query={query} copy={copy} failed={copy.receiptsFailed}>
      {(periods) => (
        <>
          <RowGroup heading={copy.receipts}>
            {periods.length === 0 ? <ListRow title={copy.noReceipts} /> : null}
            {periods.map((period) => (
              <Payment key={period.number} period={period} />
            ))}
          </RowGroup>
          <More query={query} />
        </>
      )}
    </Answered>
  );
}

function detailOf(
  { plan, kind, paid_by, tries, discount_cents, refunded_cents }: Period,
  copy: Copy<typeof ownSubscriptionCopy>,
): string {
  return [
    plan,
    kind === 'paid' ? copy.paidBy[paid_by ?? 'wallet'] : copy.kinds[kind],
    ...(discount_cents > 0 ? [copy.discount.line({ amount: formatUsd(discount_cents) })] : []),
    ...(tries > 1 ? [copy.tries({ count: tries })] : []),
    ...(refunded_cents > 0 ? [copy.refundedLine({ amount: formatUsd(refunded_cents) })] : []),
  ].join(' · ');
}

function Payment({ period }: { period: Period }) {
  const copy = useCopy(ownSubscriptionCopy);
  const { tag } = useLocale();
  const { at, paid_cents, transfer_id, gift, plan } = period;
  if (gift !== null)
    return (
      <ListRow
        title={
          <bdi>
            {gift.giver === null ? copy.giftOf.nobody : copy.giftOf.name({ name: gift.giver.display_name })}
          </bdi>
        }
        detail={[dayIn(tag, at), plan].join(' · ')}
      />
    );
  const row = {
    title: dayIn(tag, at),
    detail: detailOf(period, copy),
    trailing: formatUsd(paid_cents),
  };
  if (transfer_id === null) return <ListRow {...row} />;
  return <ListRow {...row} leads render={(anatomy) => <Link to={receiptPath(transfer_id)} {...anatomy} />} />;
}

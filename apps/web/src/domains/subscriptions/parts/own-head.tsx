// The head of one's own subscription: the plan, its price, how it stands and since when.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ownSubscriptionCopy, subscriptionsCopy } from '../copy.ts';

export function OwnHead({ subscription }: { subscription: Subscription }) {
  const copy = useCopy(ownSubscriptionCopy);
  const { per } = useCopy(subscriptionsCopy);
  const { tag } = useLocale();
  const { plan, price_cents, billing, started_at, paid_periods, status } = subscription;
  return (
    <header>
      <h1 className="sp-display" dir="auto">
        {plan.name}
      </h1>
      <p className="mt-1">{per[billing]({ price: formatUsd(price_cents) })}</p>
      <p className="sp-quiet mt-1">{copy.since({ date: dayIn(tag, started_at), count: paid_periods })}</p>
      <p className="mt-2">
        <Tag>{copy.statuses[status]}</Tag>
      </p>
    </header>
  );
}

// Says on one's own subscription that the club has published nothing for so long that the payment can be had back.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ownSubscriptionCopy } from '../copy.ts';

export function OwnSilence({ subscription: { refund, plan } }: { subscription: Subscription }) {
  const copy = useCopy(ownSubscriptionCopy);
  const { tag } = useLocale();
  if (refund?.since == null) return null;
  return (
    <Notice>
      <b className="block">{copy.silent({ club: plan.club.name, date: dayIn(tag, refund.since) })}</b>
      {copy.silentText({ amount: formatUsd(refund.amount_cents) })}
    </Notice>
  );
}

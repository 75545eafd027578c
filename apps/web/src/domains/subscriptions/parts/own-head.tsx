// The head of one's own subscription, as a pass: the club's picture, the plan, its price, since when and how it stands.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Subscription } from '@stagepass/contract/subscriptions/shapes.ts';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ownSubscriptionCopy, subscriptionsCopy } from '../copy.ts';
import './own-head.css';

export function OwnHead({ subscription }: { subscription: Subscription }) {
  const copy = useCopy(ownSubscriptionCopy);
  const { a: every } = useCopy(subscriptionsCopy);
  const { tag } = useLocale();
  const { plan, price_cents, billing, started_at, paid_periods, status, discount } = subscription;
  // Its price is what it costs after the gift, which the row below says.
  const given = status === 'gifted';
  const src = pictureAddress(plan.club.picture?.large_url);
  return (
    <header className="grid gap-3">
      <div className="sp-own-pass">
        <div className="sp-own-pass-art" aria-hidden="true">
          {src === undefined ? null : <img src={src} alt="" decoding="async" />}
        </div>
        <div className="sp-own-pass-words">
          <div>
            <h1 className="sp-title" dir="auto">
              {plan.name}
            </h1>
            {given ? null : <b>{formatUsd(price_cents)}</b>}
          </div>
          <div>
            <span>
              {paid_periods === 0
                ? copy.sinceUnpaid({ date: dayIn(tag, started_at) })
                : copy.since({ date: dayIn(tag, started_at), count: paid_periods })}
            </span>
            {given ? null : <span>{every[billing]}</span>}
          </div>
          {discount === null ? null : (
            <p>
              {discount.left === null
                ? copy.discount.all({ percent: discount.percent })
                : copy.discount.next({ percent: discount.percent, count: discount.left })}
            </p>
          )}
        </div>
      </div>
      <p>
        <Tag>{copy.statuses[status]}</Tag>
      </p>
    </header>
  );
}

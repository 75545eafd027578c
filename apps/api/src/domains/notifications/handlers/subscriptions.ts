// Owns telling subscribers: each payment and each one that failed, what comes soon, a new price, and the end.
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import {
  subscriptionEnded,
  subscriptionPaymentFailed,
  subscriptionPriceOffered,
  subscriptionRenewed,
  subscriptionRenewsSoon,
} from '@stagepass/contract/subscriptions/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notify.ts';
import { tells } from './told.ts';

interface Told {
  subscription_id: string;
  club_id: string;
  user_id: string;
  plan: string;
}

/** `step`: names the deed, so that it is told once. */
function tell(
  platform: Platform,
  tx: Tx,
  { subscription_id, club_id, user_id, plan }: Told,
  { step, ...payload }: Omit<NotificationPayloads['subscription'], 'title'> & { step: string | number },
): Promise<void> {
  return notify(platform, tx, {
    ...{ kind: 'subscription', user_ids: [user_id], club_id },
    source: `${subscription_id}:${payload.moment}:${step}`,
    subject: { kind: 'subscription', id: subscription_id },
    payload: { title: plan, ...payload },
    link: `/club/club-subscription/${subscription_id}`,
  });
}

export const subscriptionHandlers = [
  tells('subscription-renewed', subscriptionRenewed, async (platform, tx, told) => {
    // A free period costs nothing, and is no news.
    if (told.paid_cents === 0) return;
    const { number: step, paid_cents: amount_cents, ends_at: at } = told;
    await tell(platform, tx, told, { moment: 'renewed', step, amount_cents, at });
  }),
  tells('subscription-failed', subscriptionPaymentFailed, async (platform, tx, told) => {
    const { number, tries, amount_cents, next_try_at: at } = told;
    // After the last try the end is told.
    if (at === null) return;
    await tell(platform, tx, told, { moment: 'failed', step: `${number}:${tries}`, amount_cents, at });
  }),
  tells('subscription-ended', subscriptionEnded, async (platform, tx, told) => {
    if (told.why === 'account-deleted') return;
    await tell(platform, tx, told, {
      moment: 'ended',
      step: '',
      amount_cents: told.refunded_cents,
      at: null,
    });
  }),
  tells('subscription-price', subscriptionPriceOffered, (platform, tx, told) =>
    tell(platform, tx, told, {
      ...{ moment: 'price', step: told.offered_cents, amount_cents: told.offered_cents, at: told.from },
    }),
  ),
  tells('subscription-soon', subscriptionRenewsSoon, (platform, tx, told) =>
    tell(platform, tx, told, {
      ...{ moment: 'soon', step: told.number, amount_cents: told.amount_cents, at: told.at },
    }),
  ),
];

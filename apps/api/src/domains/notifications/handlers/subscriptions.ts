// Owns telling subscribers: each payment and each one that failed, what comes soon, a new price, and the end.
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import {
  giftClaimed,
  giftReturned,
  planResumed,
  subscriptionCancelled,
  subscriptionChargeKept,
  subscriptionEnded,
  subscriptionPaymentFailed,
  subscriptionPaymentWaits,
  subscriptionPriceOffered,
  subscriptionRenewed,
  subscriptionRenewsSoon,
  winBackOffered,
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

/** To whoever gave it, while their account is there. */
async function tellGiver(
  platform: Platform,
  tx: Tx,
  {
    gift_id,
    club_id,
    giver_id,
    plan,
  }: { gift_id: string; club_id: string; giver_id: string | null; plan: string },
  payload: Omit<NotificationPayloads['subscription'], 'title'>,
): Promise<void> {
  if (giver_id === null) return;
  await notify(platform, tx, {
    ...{ kind: 'subscription', user_ids: [giver_id], club_id },
    source: `${gift_id}:${payload.moment}`,
    subject: { kind: 'subscription', id: gift_id },
    payload: { title: plan, ...payload },
    link: '/user/subscription-gifts',
  });
}

export const subscriptionHandlers = [
  tells('subscription-gift-claimed', giftClaimed, async (platform, tx, told) => {
    const { subscription_id, club_id, claimed_by: user_id, plan, ends_at: at } = told;
    const own = { subscription_id, club_id, user_id, plan };
    await tell(platform, tx, own, { moment: 'gift', step: '', amount_cents: 0, at });
    if (told.giver_id !== user_id)
      await tellGiver(platform, tx, told, { moment: 'gift-claimed', amount_cents: 0, at });
  }),
  tells('win-back', winBackOffered, async (platform, tx, { club_id, user_id, percent, periods }) => {
    await notify(platform, tx, {
      ...{ kind: 'win-back', user_ids: [user_id], club_id, source: `${club_id}:${user_id}` },
      payload: { percent, periods },
      link: `/club/${club_id}/subscriptions`,
    });
  }),
  tells('subscription-gift-returned', giftReturned, (platform, tx, told) =>
    tellGiver(platform, tx, told, {
      ...{ moment: 'gift-returned', amount_cents: told.amount_cents, at: null },
    }),
  ),
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
    const moment = told.unanswered === true ? 'unanswered' : 'failed';
    await tell(platform, tx, told, { moment, step: `${number}:${tries}`, amount_cents, at });
  }),
  tells('subscription-waits', subscriptionPaymentWaits, (platform, tx, told) =>
    tell(platform, tx, told, {
      ...{ moment: 'confirm', step: told.charge_id, amount_cents: told.amount_cents, at: null },
    }),
  ),
  tells('subscription-kept', subscriptionChargeKept, (platform, tx, told) =>
    tell(platform, tx, told, {
      ...{ moment: 'kept', step: told.charge_id, amount_cents: told.amount_cents, at: null },
    }),
  ),
  tells('subscription-staff', subscriptionCancelled, async (platform, tx, told) => {
    // What the fan did is no news to them.
    if (told.why !== 'staff') return;
    await tell(platform, tx, told, {
      moment: 'staff',
      step: told.ends_at,
      amount_cents: 0,
      at: told.ends_at,
    });
  }),
  tells('subscription-ended', subscriptionEnded, async (platform, tx, told) => {
    if (told.why === 'account-deleted') return;
    await tell(platform, tx, told, {
      moment: told.why === 'disputed' || told.why === 'staff' ? told.why : 'ended',
      step: '',
      amount_cents: told.refunded_cents,
      at: null,
    });
  }),
  tells('subscription-price', subscriptionPriceOffered, (platform, tx, told) =>
    tell(platform, tx, told, {
      // The same price may be asked again, after the club took it back; `from` follows from when it was asked.
      ...{ moment: 'price', step: `${told.offered_cents}:${told.from}` },
      ...{ amount_cents: told.offered_cents, at: told.from },
    }),
  ),
  tells('subscription-resumed', planResumed, (platform, tx, told) =>
    tell(platform, tx, told, {
      ...{ moment: 'resumed', step: told.resumed_at, amount_cents: told.amount_cents, at: told.at },
    }),
  ),
  tells('subscription-soon', subscriptionRenewsSoon, (platform, tx, told) =>
    tell(platform, tx, told, {
      ...{ moment: 'soon', step: told.number, amount_cents: told.amount_cents, at: told.at },
    }),
  ),
];

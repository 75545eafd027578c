// Owns telling those who run a club who subscribes and who no longer does, a claimed gift with them.
import { subscriptionEnded, subscriptionStarted } from '@stagepass/contract/subscriptions/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notify.ts';
import { staffFor, tells } from './told.ts';

interface Subscriber {
  subscription_id: string;
  club_id: string;
  /** Null where nobody is named. */
  user_id: string | null;
  plan: string;
}

async function tellStaff(
  platform: Platform,
  tx: Tx,
  kind: 'new-subscriber' | 'subscriber-left',
  { subscription_id, club_id, user_id, plan }: Subscriber,
): Promise<void> {
  const staff = await staffFor(platform, tx, club_id, 'manage-sales');
  if (staff === undefined) return;
  await notify(platform, tx, {
    ...{ kind, user_ids: staff.user_ids, club_id, actor_id: user_id, source: subscription_id },
    payload: { title: plan },
    link: `/club/${staff.club.handle}/manage-subscriptions?view=subscribers`,
  });
}

export const subscriberHandlers = [
  tells('new-subscriber', subscriptionStarted, (platform, tx, told) =>
    tellStaff(platform, tx, 'new-subscriber', told),
  ),
  tells('subscriber-left', subscriptionEnded, async (platform, tx, told) => {
    const { why, user_id } = told;
    // Whoever closes a club knows that its subscriptions end.
    if (why === 'club-closing') return;
    await tellStaff(platform, tx, 'subscriber-left', {
      ...told,
      user_id: why === 'account-deleted' ? null : user_id,
    });
  }),
];

// Owns what subscriptions hear: who left or came to run the club is charged no more, nor is an account that is going, and who was put out gets back what is unused.
import { memberLeft, roleChanged } from '@stagepass/contract/memberships/events.ts';
import { userOutOfSight } from '@stagepass/contract/users/events.ts';
import { withdrawCharge } from '#domains/ledger/public/withdraw-charge.ts';
import { onEvent } from '#platform/domain.ts';
import { cancelRow } from './actions/cancel.ts';
import { chargeHandlers } from './charge-handlers.ts';
import { endWithUnused } from './end-subscription.ts';
import { lookAround } from './renewal.ts';
import { findLive, listChargingOf, lockSubscription } from './subscriptions.store.ts';

export const handlers = [
  ...chargeHandlers,
  onEvent('subscriptions.member-left', memberLeft, async (platform, tx, { club_id, user_id, how }) => {
    const found = await findLive(tx, { club_id, user_id });
    const row = found && (await lockSubscription(tx, found.id));
    if (row === undefined || row.state === 'ended' || row.user_id === null) return;
    if (how !== 'left') await endWithUnused(tx, row, { why: 'removed', at: platform.clock.now() });
    else if (row.cancelled_at === null) await cancelRow(platform, tx, { ...row, user_id: row.user_id }, null);
  }),
  onEvent('subscriptions.became-staff', roleChanged, async (platform, tx, { club_id, user_id }) => {
    const found = await findLive(tx, { club_id, user_id });
    const row = found && (await lockSubscription(tx, found.id));
    if (row === undefined || row.state === 'ended' || row.user_id === null || row.cancelled_at !== null)
      return;
    // Their role may be another one by now.
    if (!(await lookAround(tx, row)).around.staff) return;
    await cancelRow(platform, tx, { ...row, user_id: row.user_id }, null, 'staff');
  }),
  onEvent('subscriptions.user-out-of-sight', userOutOfSight, async (platform, tx, { user_id }) => {
    for (const id of await listChargingOf(tx, user_id)) {
      const row = await lockSubscription(tx, id);
      // Who is only hidden while reports wait goes on as before. How the charge ended is heard as of every other.
      if (row?.charge_id == null || !(await lookAround(tx, row)).around.away) continue;
      await withdrawCharge(tx, row.charge_id, platform.clock.now());
    }
  }),
];

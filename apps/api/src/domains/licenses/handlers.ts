// Owns what licenses hear: members and admins that were added may be near the limit, and a new owner never agreed to pay.
import { memberJoined, roleChanged } from '@stagepass/contract/memberships/events.ts';
import { limitsInUse } from '#domains/clubs/public/limits-in-use.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { chargeHandlers } from './charge-handlers.ts';
import { leavePayer } from './leave-payer.ts';
import { warnWhereNear } from './warn.ts';

async function look(platform: Platform, tx: Tx, clubId: string, limit: 'members' | 'admins'): Promise<void> {
  const { used, cap: allowed } = (await limitsInUse(tx, clubId))[limit];
  await warnWhereNear(platform, tx, { club_id: clubId, limit, used, allowed });
}

export const handlers = [
  ...chargeHandlers,
  onEvent('licenses.owner-changed', roleChanged, async (platform, tx, { club_id, user_id, to }) => {
    if (to === 'owner') await leavePayer(platform, tx, { club_id, owner_id: user_id });
  }),
  onEvent(
    'licenses.warn-of-members',
    memberJoined,
    (platform, tx, { club_id }) => look(platform, tx, club_id, 'members'),
    { lane: 'counting' },
  ),
  onEvent(
    'licenses.warn-of-admins',
    roleChanged,
    async (platform, tx, { club_id, to }) => {
      if (to === 'admin') await look(platform, tx, club_id, 'admins');
    },
    { lane: 'counting' },
  ),
];

// Owns that a channel's rooms are left when its condition ends for somebody: whatever conditions look at tells of its changes, and whoever
// has a channel with such a condition is asked for again. A condition may say "not": gaining something can end a right as losing it can.
import { badgeGranted } from '@stagepass/contract/badges/events.ts';
import type { ConditionKind } from '@stagepass/contract/conditions/shapes.ts';
import { itemMoved, itemsIssued } from '@stagepass/contract/items/events.ts';
import { levelLowered, levelReached } from '@stagepass/contract/levels/events.ts';
import { tierChanged, tierRulesChanged } from '@stagepass/contract/memberships/events.ts';
import { missionCompleted, rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import {
  subscriptionChanged,
  subscriptionEnded,
  subscriptionRenewed,
} from '@stagepass/contract/subscriptions/events.ts';
import { clubRoom } from '#domains/clubs/public/paths.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { hasConditionalChannel, listUnderCondition } from './conditional-channels.store.ts';

type Kinds = readonly ConditionKind[];

async function recheckPeople(
  platform: Platform,
  tx: Tx,
  userIds: readonly (string | null)[],
  kinds: Kinds,
): Promise<void> {
  const people = [...new Set(userIds.flatMap((id) => id ?? []))];
  const concerned = people.length === 0 ? [] : await listUnderCondition(tx, people, kinds);
  tx.afterCommit(() => {
    for (const user_id of concerned) platform.realtime.recheck({ user_id });
  });
}

const ofPerson =
  (kinds: Kinds) =>
  (platform: Platform, tx: Tx, { user_id }: { user_id: string }): Promise<void> =>
    recheckPeople(platform, tx, [user_id], kinds);

/** What comes by the thousand, and ends a right only where a condition says "not". */
const patient = { lane: 'counting' } as const;

export const conditionHandlers = [
  onEvent('chat-recheck-tier', tierChanged, ofPerson(['tier'])),
  // The order of tiers may be another one, while each member keeps theirs.
  onEvent('chat.recheck-tier-rules', tierRulesChanged, async (platform, tx, { club_id }) => {
    if (await hasConditionalChannel(tx, club_id, ['tier']))
      tx.afterCommit(() => platform.realtime.recheck({ place: clubRoom(club_id) }));
  }),
  onEvent('chat.recheck-level-lowered', levelLowered, ofPerson(['level', 'xp'])),
  onEvent('chat.recheck-level-reached', levelReached, ofPerson(['level', 'xp'])),
  // XP is taken back with the reward that gave it, also where the level stays.
  onEvent('chat.recheck-reward-taken-back', rewardTakenBack, ofPerson(['mission', 'xp', 'level'])),
  onEvent('chat.recheck-subscription-ended', subscriptionEnded, ofPerson(['subscription'])),
  // Another plan may open other channels.
  onEvent('chat.recheck-subscription-changed', subscriptionChanged, ofPerson(['subscription'])),
  onEvent('chat.recheck-subscription-renewed', subscriptionRenewed, ofPerson(['subscription']), patient),
  onEvent('chat.recheck-mission', missionCompleted, ofPerson(['mission', 'xp']), patient),
  onEvent('chat.recheck-badge', badgeGranted, ofPerson(['badge']), patient),
  onEvent('chat.recheck-item', itemMoved, (platform, tx, { from_user_id, to_user_id }) =>
    recheckPeople(platform, tx, [from_user_id, to_user_id], ['item']),
  ),
  onEvent(
    'chat.recheck-items-issued',
    itemsIssued,
    (platform, tx, { copies }) =>
      recheckPeople(
        platform,
        tx,
        copies.map(({ user_id }) => user_id),
        ['item'],
      ),
    patient,
  ),
];

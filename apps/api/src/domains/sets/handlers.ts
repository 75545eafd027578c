// Owns what sets do when copies come to people.
import { itemMoved, itemsIssued } from '@stagepass/contract/items/events.ts';
import { setCopiesReceived } from '@stagepass/contract/sets/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { completeSetsOf } from './complete-sets.ts';
import { listEarningSets } from './sets.store.ts';

/**
 * A grant to many names up to a thousand people: each is looked at in a transaction of their own, since one for all would hold the locks
 * of the first until it is done with the last.
 */
async function completeForAll(
  platform: Platform,
  tx: Tx,
  copies: readonly { user_id: string; design_id: string }[],
): Promise<void> {
  const designs = [...new Set(copies.map(({ design_id }) => design_id))];
  if ((await listEarningSets(tx, designs)).length === 0) return;
  const each = [...Map.groupBy(copies, ({ user_id }) => user_id)].map(([user_id, own]) => ({
    user_id,
    design_ids: [...new Set(own.map(({ design_id }) => design_id))],
  }));
  const [only] = each;
  if (each.length === 1 && only !== undefined) return completeSetsOf(platform, tx, only);
  for (const one of each) await tx.emit(setCopiesReceived, one);
}

export const handlers = [
  onEvent(
    'sets.copies-issued',
    itemsIssued,
    (platform, tx, { copies }) => completeForAll(platform, tx, copies),
    { lane: 'counting' },
  ),
  onEvent('sets.copies-received', setCopiesReceived, completeSetsOf, { lane: 'counting' }),
  onEvent(
    'sets.copy-moved',
    itemMoved,
    async (platform, tx, { to_user_id, from_user_id, design_id }) => {
      if (to_user_id === null || to_user_id === from_user_id) return;
      await completeSetsOf(platform, tx, { user_id: to_user_id, design_ids: [design_id] });
    },
    { lane: 'counting' },
  ),
];

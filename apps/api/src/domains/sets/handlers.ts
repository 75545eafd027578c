// Owns what sets do when copies come to people.
import { itemMoved, itemsIssued } from '@stagepass/contract/items/events.ts';
import { onEvent } from '#platform/domain.ts';
import { completeSetsOf } from './complete-sets.ts';

export const handlers = [
  onEvent('sets.copies-issued', itemsIssued, async (platform, tx, { copies }) => {
    const byUser = Map.groupBy(copies, ({ user_id }) => user_id);
    for (const [user_id, own] of byUser)
      await completeSetsOf(platform, tx, { user_id, design_ids: own.map(({ design_id }) => design_id) });
  }),
  onEvent('sets.copy-moved', itemMoved, async (platform, tx, { to_user_id, from_user_id, design_id }) => {
    if (to_user_id === null || to_user_id === from_user_id) return;
    await completeSetsOf(platform, tx, { user_id: to_user_id, design_ids: [design_id] });
  }),
];

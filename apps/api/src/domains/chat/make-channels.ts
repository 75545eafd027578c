// Owns the channels that a club has from its first moment.
import type { Founded } from '#domains/clubs/public/founding-slot.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { insertFixedChannels } from './channels.store.ts';

export async function makeChannels(
  platform: Platform,
  tx: Tx,
  { club_id, owner_id }: Founded,
): Promise<void> {
  await insertFixedChannels(tx, club_id, platform.clock.now());
  // The owner's open screens hear them at once.
  tx.afterCommit(() => platform.realtime.recheck({ user_id: owner_id }));
}

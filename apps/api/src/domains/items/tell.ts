// Owns telling people on their phones that something came to them.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import type { Minted } from './public/item.ts';
import type { DesignRow } from './tables.ts';

/** Once the commit is there; a phone that is off finds it in the inventory. */
export function tellReceivers(
  platform: Platform,
  tx: Tx,
  given: {
    design: Pick<DesignRow, 'name' | 'quality'>;
    user_ids: readonly string[];
    made: readonly Minted[];
  },
): void {
  const { design, user_ids, made } = given;
  tx.afterCommit(() => {
    for (const [at, { item_id }] of made.entries())
      platform.realtime.toUser(user_ids[at] ?? '', 'itemReceived', {
        item_id,
        name: design.name,
        quality: design.quality,
        from_name: null,
      });
  });
}

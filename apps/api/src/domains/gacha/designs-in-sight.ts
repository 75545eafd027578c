// Owns which designs of a pool its viewer is shown: what was taken out of sight is named to its makers alone.
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';

export interface DesignsInSight {
  readonly cards: Map<string, ItemDesignCard>;
  /** Those among them that are out of sight, whoever looks. */
  readonly hidden: ReadonlySet<string>;
  /** Of those that are good until a time, until when; in sight or not. */
  readonly until: ReadonlyMap<string, Date>;
}

/** `all`: for those who make them, and for whoever holds a copy. */
export async function designsInSight(
  platform: Platform,
  tx: Executor,
  ids: readonly string[],
  { all }: { all: boolean },
): Promise<DesignsInSight> {
  const found = [...(await loadDesigns(tx, ids)).values()];
  const hidden = new Set(found.flatMap(({ id, hidden_at }) => (hidden_at === null ? [] : [id])));
  const until = new Map(
    found.flatMap(({ id, redeem_until }) => (redeem_until === null ? [] : [[id, redeem_until] as const])),
  );
  const shown = found.filter(({ id }) => all || !hidden.has(id));
  return { cards: await presentDesigns(platform, tx, shown), hidden, until };
}

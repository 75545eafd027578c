// Owns which open packs hold a design, with its chance in each, for screens that lead to packs.
import type { DrawAsset } from '@stagepass/contract/gacha/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listPoolsWithDesign } from '../pools.store.ts';
import { oddsOfVersion } from '../version-tables.ts';
import { assetOf } from '../views.ts';

export interface PackWithDesign {
  pool_id: string;
  name: string;
  price_cents: number;
  asset: DrawAsset;
  /** Of one draw, guarantees at work. */
  chance: number;
}

/** The best chance first. */
export async function packsWithDesign(tx: Executor, designId: string): Promise<PackWithDesign[]> {
  const pools = await listPoolsWithDesign(tx, designId);
  return pools
    .flatMap(({ pool_id, name, version }) => {
      const odds = oddsOfVersion(version).entries.find(({ design_id }) => design_id === designId)?.odds;
      if (odds === undefined) return [];
      return [{ pool_id, name, price_cents: version.price, asset: assetOf(version), chance: odds.single }];
    })
    .sort((one, other) => other.chance - one.chance);
}

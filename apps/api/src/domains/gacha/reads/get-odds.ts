// Owns the public page of published against drawn odds, of each version that was open.
import { assert } from '@stagepass/base/assert.ts';
import type { PoolOdds, VersionTally } from '@stagepass/contract/gacha/tally-shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPoolFor } from '../access.ts';
import { designsInSight } from '../designs-in-sight.ts';
import { listOpened } from '../pools.store.ts';
import type { TallyRow, VersionRow } from '../tables.ts';
import { listTallies } from '../tallies.store.ts';
import { oddsOfVersion, tableOf } from '../version-tables.ts';
import { type Designs, presentEntries, stateOf } from '../views.ts';

const MOST_VERSIONS = 20;

export async function getPoolOdds(platform: Platform, actor: Actor, id: string): Promise<PoolOdds> {
  const { db } = platform;
  const { pool, club, standing } = await loadPoolFor(platform, db, actor, id);
  const versions = await listOpened(db, pool.id, MOST_VERSIONS);
  const tallies = await listTallies(
    db,
    versions.map((version) => version.id),
  );
  const ids = versions.flatMap((version) => version.design_ids);
  const all = may(club, standing, 'manage-sales');
  const { cards: designs } = await designsInSight(platform, db, ids, { all });
  const own = (await loadItemClubs(platform, db, [club.id])).get(club.id);
  assert(own !== undefined, 'a club that is there has a card');
  return {
    pool: { id: pool.id, name: pool.name, club: own },
    versions: versions.map((version) =>
      presentTally(
        version,
        designs,
        tallies.filter((tally) => tally.version_id === version.id),
      ),
    ),
    counted_at: platform.clock.now().toISOString(),
  };
}

function presentTally(version: VersionRow, designs: Designs, tallies: readonly TallyRow[]): VersionTally {
  const quality = new Map(version.entries.map((entry) => [entry.design_id, entry.quality]));
  const drawn = (of: (tally: TallyRow) => boolean) => {
    const total = (count: number) =>
      tallies
        .filter((tally) => tally.count === count && of(tally))
        .reduce((sum, tally) => sum + tally.drawn, 0);
    return { single: total(1), ten: total(10) };
  };
  const guaranteed = (by: TallyRow['guaranteed']) => {
    const { single, ten } = drawn((tally) => tally.guaranteed === by);
    return single + ten;
  };
  return {
    n: version.n,
    state: stateOf(version),
    opens_at: version.opens_at.toISOString(),
    closed_at: version.closed_at?.toISOString() ?? null,
    closed_because: version.closed_because,
    guarantees: tableOf(version).guarantees,
    draws: drawn(() => true),
    tiers: oddsOfVersion(version).tiers.map((tier) => ({
      ...tier,
      drawn: drawn((tally) => quality.get(tally.design_id) === tier.quality),
    })),
    entries: presentEntries(version, designs).map((entry) => ({
      ...entry,
      drawn: drawn((tally) => tally.design_id === entry.design.id),
    })),
    guaranteed: { ten: guaranteed('ten'), pity: guaranteed('pity') },
  };
}

// Owns the reading of what stations hand out: a fixed number of queries, however many stations there are.
import type { StationHeld, StationThing } from '@stagepass/contract/stations/shapes.ts';
import { loadBadgeCards } from '#domains/badges/public/load-badge-cards.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { listHeldTiers } from '#domains/memberships/public/held-tiers.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import type { StationRow } from '../tables.ts';
import { canBeHandedOut } from './copy.ts';
import { kindOf } from './thing-kinds.ts';
import { heldInstead } from './tier.ts';

export interface ThingOf {
  /** Null where it was deleted since. */
  thing: StationThing | null;
  /** It can still be handed out. */
  there: boolean;
  /** The viewer has it, though they did not claim it here. */
  had: boolean;
  /** Of a tier: what the viewer has, where this one would give them nothing. */
  held: StationHeld | null;
}

type Asking = Pick<
  StationRow,
  'id' | 'club_id' | 'kind' | 'badge_id' | 'tier_id' | 'tier_days' | 'design_id'
>;

/** By the station's id. */
export async function loadThings(
  platform: Platform,
  tx: Executor,
  rows: readonly Asking[],
  viewerId: string | null,
): Promise<ReadonlyMap<string, ThingOf>> {
  const idsOf = (pick: (row: Asking) => string | null) => rows.flatMap((row) => pick(row) ?? []);
  const [badgeIds, tierIds, designIds] = [
    idsOf((row) => row.badge_id),
    idsOf((row) => row.tier_id),
    idsOf((row) => row.design_id),
  ];
  const now = platform.clock.now();
  const club_ids = [...new Set(rows.flatMap((row) => (row.tier_id === null ? [] : row.club_id)))];
  const [badges, tiers, designs, held] = await Promise.all([
    badgeIds.length === 0 ? new Map() : loadBadgeCards(platform, tx, badgeIds, viewerId),
    loadTiers(tx, tierIds),
    designIds.length === 0 ? new Map() : loadDesigns(tx, designIds),
    viewerId === null ? new Map() : listHeldTiers(tx, { user_id: viewerId, club_ids, now }),
  ]);
  const cards = designs.size === 0 ? new Map() : await presentDesigns(platform, tx, [...designs.values()]);
  function thingOf(row: Asking): StationThing | null {
    const [badge, tier] = [badges.get(row.badge_id ?? ''), tiers.get(row.tier_id ?? '')];
    const design = cards.get(row.design_id ?? '');
    if (row.kind === 'BADGE') return badge === undefined ? null : { kind: row.kind, badge };
    if (row.kind === 'MEMBERTIER') {
      if (tier === undefined) return null;
      const { club_id: _, ...mark } = tier;
      return { kind: row.kind, tier: mark, days: row.tier_days };
    }
    return design === undefined ? null : { kind: row.kind, design };
  }
  return new Map(
    rows.map((row) => {
      const thing = thingOf(row);
      const whole = row.design_id === null || canBeHandedOut(designs.get(row.design_id));
      const instead = thing?.kind === 'MEMBERTIER' ? heldInstead(held.get(row.club_id), thing, now) : null;
      const had = instead !== null || (thing !== null && kindOf(row.kind).isHad(thing));
      return [row.id, { thing, there: thing !== null && whole, had, held: instead }];
    }),
  );
}

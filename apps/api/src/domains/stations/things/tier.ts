// Owns the station that hands out a tier of membership, for some days or for good, to those who have less.
import { thingNotFound, tierHeld } from '@stagepass/contract/stations/errors.ts';
import type { StationThing, ThingInput } from '@stagepass/contract/stations/shapes.ts';
import { grantTierOfUse } from '#domains/memberships/public/grant-tier.ts';
import { type HeldTier, isGain, listHeldTiers } from '#domains/memberships/public/held-tiers.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import { fail } from '#platform/failure/failure.ts';
import { nothing, type ThingKind } from './thing-kind.ts';

type Input = Extract<ThingInput, { kind: 'MEMBERTIER' }>;
type Thing = Extract<StationThing, { kind: 'MEMBERTIER' }>;

const DAY_MS = 86_400_000;

/** Null for good. */
function endOf(days: number | null, at: Date): Date | null {
  return days === null ? null : new Date(at.getTime() + days * DAY_MS);
}

/** The tier that the person has, where this one would give them nothing; null where it gives them more. */
export function heldInstead(
  held: HeldTier | undefined,
  { tier, days }: Pick<Thing, 'days'> & { tier: Pick<Thing['tier'], 'rank'> },
  now: Date,
): { name: string; higher: boolean } | null {
  if (held === undefined || isGain(held, tier, endOf(days, now))) return null;
  return { name: held.name, higher: held.rank > tier.rank };
}

export const tierThing: ThingKind<Input, Thing> = {
  columns: ({ tier_id, days }) => ({ ...nothing, tier_id, tier_days: days }),
  async requireOfClub(tx, clubId, { tier_id }) {
    if ((await loadTiers(tx, [tier_id])).get(tier_id)?.club_id !== clubId) fail(thingNotFound);
  },
  async find(platform, tx, { tier_id, tier_days, club_id }, user_id) {
    const tier = (await loadTiers(tx, [tier_id ?? ''])).get(tier_id ?? '');
    if (tier === undefined) return undefined;
    const now = platform.clock.now();
    const held = (await listHeldTiers(tx, { user_id, club_ids: [club_id], now })).get(club_id);
    const instead = heldInstead(held, { tier, days: tier_days }, now);
    if (instead !== null) fail(tierHeld, { tier: instead.name, higher: instead.higher });
    return { name: tier.name, had: false };
  },
  nameOf: ({ tier }) => tier.name,
  // Whether the person has as much is asked of their grants, not of the tier.
  isHad: () => false,
  async handOut(platform, tx, { station, user_id, at }) {
    const { id, club_id, tier_id, tier_days } = station;
    if (tier_id === null) return undefined;
    const until = endOf(tier_days, at);
    const held = await grantTierOfUse(platform, tx, {
      club_id,
      user_id,
      tier_id,
      source: `station:${id}`,
      until,
    });
    // Granted another way meanwhile: nobody pays for what they have.
    if (held !== undefined) fail(tierHeld, { tier: held.name });
    return { item_id: null, until };
  },
};

// Owns the station that hands out a tier of membership, for some days or for good.
import { thingNotFound } from '@stagepass/contract/stations/errors.ts';
import type { StationThing, ThingInput } from '@stagepass/contract/stations/shapes.ts';
import { grantTier } from '#domains/memberships/public/grant-tier.ts';
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import { fail } from '#platform/failure/failure.ts';
import { nothing, type ThingKind } from './thing-kind.ts';

type Input = Extract<ThingInput, { kind: 'MEMBERTIER' }>;
type Thing = Extract<StationThing, { kind: 'MEMBERTIER' }>;

const DAY_MS = 86_400_000;

export const tierThing: ThingKind<Input, Thing> = {
  columns: ({ tier_id, days }) => ({ ...nothing, tier_id, tier_days: days }),
  async requireOfClub(tx, clubId, { tier_id }) {
    if ((await loadTiers(tx, [tier_id])).get(tier_id)?.club_id !== clubId) fail(thingNotFound);
  },
  async find(_platform, tx, { tier_id }) {
    const tier = (await loadTiers(tx, [tier_id ?? ''])).get(tier_id ?? '');
    return tier && { name: tier.name, had: false };
  },
  nameOf: ({ tier }) => tier.name,
  // Another way to the same tier may end: what the station gives is its own.
  isHad: () => false,
  async handOut(platform, tx, { station, user_id, at }) {
    const { id, club_id, tier_id, tier_days } = station;
    if (tier_id === null) return undefined;
    const until = tier_days === null ? null : new Date(at.getTime() + tier_days * DAY_MS);
    await grantTier(platform, tx, { club_id, user_id, tier_id, source: `station:${id}`, until });
    return { item_id: null, until };
  },
};

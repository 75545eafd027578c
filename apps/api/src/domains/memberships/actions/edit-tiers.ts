// Owns the changes of a club's tiers: further ones, their rules, their order, their end.

import {
  tierNotFound,
  tiersUneven,
  tierXpOutOfOrder,
  tooManyTiers,
} from '@stagepass/contract/memberships/errors.ts';
import { tierRulesChanged } from '@stagepass/contract/memberships/events.ts';
import type { TierBenefit, TierRule } from '@stagepass/contract/memberships/shapes.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import { type Deed, recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubFor } from '../public/load-club-for.ts';
import type { TierRow } from '../tables.ts';
import { noteShifts } from '../tell-shifts.ts';
import { isInOrder, MOST_TIERS, ruleColumns } from '../tiers.rules.ts';
import {
  deleteTier,
  insertTiers,
  lockTiers,
  lockTiersOf,
  updateRanks,
  updateTierRow,
} from '../tiers.store.ts';

export interface TierFields {
  name: string;
  hue: number;
  reached_by: TierRule;
  benefits: TierBenefit[];
}

type Edit = { deed: DeedName; details: NonNullable<Deed['details']>; rules: boolean };

/** Permission, all tiers under lock, the edit, the order by XP checked, the log; answers the club's id. */
async function editTiers(
  platform: Platform,
  actor: Actor,
  id: string,
  edit: (tx: Tx, tiers: TierRow[], clubId: string) => Promise<Edit>,
): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, id, 'manage-members');
    await lockTiersOf(tx, club.id);
    const done = await edit(tx, await lockTiers(tx, club.id), club.id);
    if (!isInOrder(await lockTiers(tx, club.id))) fail(tierXpOutOfOrder);
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: signedIn(actor).user_id,
      deed: done.deed,
      details: done.details,
    });
    if (done.rules) await tx.emit(tierRulesChanged, { club_id: club.id });
    return club.id;
  });
}

export async function createTier(
  platform: Platform,
  actor: Actor,
  id: string,
  fields: TierFields,
): Promise<string> {
  return editTiers(platform, actor, id, async (tx, tiers, clubId) => {
    if (tiers.length >= MOST_TIERS) fail(tooManyTiers);
    const { name, hue, benefits, reached_by } = fields;
    await insertTiers(tx, [
      {
        id: newId(platform),
        club_id: clubId,
        rank: tiers.length + 1,
        name,
        hue,
        ...ruleColumns(reached_by),
        benefits: JSON.stringify(benefits),
        created_at: platform.clock.now(),
      },
    ]);
    return { deed: 'memberships.tier-created', details: { tier: name }, rules: reached_by.by === 'xp' };
  });
}

export async function updateTier(
  platform: Platform,
  actor: Actor,
  { id, tier_id }: { id: string; tier_id: string },
  fields: { [Field in keyof TierFields]?: TierFields[Field] | undefined },
): Promise<string> {
  return editTiers(platform, actor, id, async (tx, tiers) => {
    const tier = tiers.find((other) => other.id === tier_id) ?? fail(tierNotFound);
    const { name, hue, benefits, reached_by } = fields;
    const rule = reached_by === undefined ? {} : ruleColumns(reached_by);
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(hue === undefined ? {} : { hue }),
      ...(benefits === undefined ? {} : { benefits: JSON.stringify(benefits) }),
      ...rule,
    };
    if (Object.keys(changes).length > 0) await updateTierRow(tx, tier.id, changes);
    return {
      deed: 'memberships.tier-changed',
      details: { tier: name ?? tier.name, fields: Object.keys(fields).join(', ') },
      rules: 'at_xp' in rule && rule.at_xp !== tier.at_xp,
    };
  });
}

/** Those above it move down by one. */
export async function removeTier(
  platform: Platform,
  actor: Actor,
  { id, tier_id }: { id: string; tier_id: string },
): Promise<string> {
  return editTiers(platform, actor, id, async (tx, tiers, clubId) => {
    const tier = tiers.find((other) => other.id === tier_id) ?? fail(tierNotFound);
    const now = tiers.filter((other) => other !== tier).map((other) => other.id);
    await noteShifts(platform, tx, clubId, { tiers, now });
    await deleteTier(tx, tier.id);
    await updateRanks(tx, now);
    return { deed: 'memberships.tier-removed', details: { tier: tier.name }, rules: false };
  });
}

export async function orderTiers(
  platform: Platform,
  actor: Actor,
  id: string,
  tierIds: readonly string[],
): Promise<string> {
  return editTiers(platform, actor, id, async (tx, tiers, clubId) => {
    const wanted = new Set(tierIds);
    const even =
      wanted.size === tierIds.length &&
      tierIds.length === tiers.length &&
      tiers.every((tier) => wanted.has(tier.id));
    if (!even) fail(tiersUneven);
    await noteShifts(platform, tx, clubId, { tiers, now: tierIds });
    await updateRanks(tx, tierIds);
    const names = new Map(tiers.map((tier) => [tier.id, tier.name]));
    const order = tierIds.map((tierId) => names.get(tierId) ?? '').join(', ');
    return { deed: 'memberships.tiers-ordered', details: { order }, rules: false };
  });
}

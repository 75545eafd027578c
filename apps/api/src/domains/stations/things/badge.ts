// Owns the station that hands out a badge.
import { alreadyClaimed, thingNotFound } from '@stagepass/contract/stations/errors.ts';
import type { StationThing, ThingInput } from '@stagepass/contract/stations/shapes.ts';
import { findBadgeOfClub } from '#domains/badges/public/badge-of-club.ts';
import { grantBadge } from '#domains/badges/public/grant-badge.ts';
import { loadBadgeCards } from '#domains/badges/public/load-badge-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import { nothing, type ThingKind } from './thing-kind.ts';

type Input = Extract<ThingInput, { kind: 'BADGE' }>;
type Thing = Extract<StationThing, { kind: 'BADGE' }>;

export const badgeThing: ThingKind<Input, Thing> = {
  columns: ({ badge_id }) => ({ ...nothing, badge_id }),
  async requireOfClub(tx, club_id, { badge_id }) {
    if ((await findBadgeOfClub(tx, { club_id, badge_id })) === undefined) fail(thingNotFound);
  },
  async find(platform, tx, { badge_id }, userId) {
    const id = badge_id ?? '';
    const badge = (await loadBadgeCards(platform, tx, [id], userId)).get(id);
    return badge && { name: badge.name, had: badge.stage > 0 };
  },
  nameOf: ({ badge }) => badge.name,
  isHad: ({ badge }) => badge.stage > 0,
  async handOut(_platform, tx, { station, user_id, at }) {
    const { id, badge_id } = station;
    if (badge_id === null) return undefined;
    const given = await grantBadge(tx, { badge_id, user_id, cause: { kind: 'station', id }, at });
    // Earned another way meanwhile: nobody pays for what they have.
    if (!given) fail(alreadyClaimed);
    return { item_id: null, until: null };
  },
};

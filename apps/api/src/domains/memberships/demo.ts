// Owns this domain's part of the demo world: everybody's seat, with numbers in the order of joining, and tiers with benefits.
import { seededDice } from '@stagepass/base/dice.ts';
import type { TierBenefit } from '@stagepass/contract/memberships/shapes.ts';
import { changeMemberCount } from '#domains/clubs/public/change-member-count.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { takeFromLimit } from '#domains/clubs/public/take-from-limit.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { type Seat, seatsFor } from './demo-seats.rules.ts';
import { measureGrowth } from './jobs.ts';
import { insertMembers, takeNumbers } from './members.store.ts';
import { listTierRows, updateTierRow } from './tiers.store.ts';
import { grantFirstTiers } from './xp-grants.store.ts';

/** Of the tiers from the third on. */
const benefits: readonly TierBenefit[][] = [
  [{ type: 'discount', percent: 5 }],
  [{ type: 'discount', percent: 10 }, { type: 'privateMission' }],
];

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = await listDemoPeople(platform.db);
  for (const [at, { handle, members }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    // One transaction a club: a start that was killed in between goes on with the next one.
    if (club !== undefined && club.member_count === 1)
      await platform.db.transaction(async (tx) => {
        const plan = {
          handle,
          seats: members,
          founded: club.created_at,
          now: platform.clock.now(),
          owner_id: club.owner_id,
        };
        const seats = seatsFor(people, plan, seededDice(`stagepass-seats-${handle}`));
        await seat(platform, tx, club, seats);
        await recordDeeds(platform, tx, club, seats);
        await giveBenefits(tx, club, handle === 'harbour-voices');
      });
    progress(at + 1, demoClubs.length);
  }
  await measureGrowth.run(platform, {}, new AbortController().signal);
}

async function seat(platform: Platform, tx: Tx, club: Club, seats: readonly Seat[]): Promise<void> {
  const active = seats.filter((one) => one.state === 'active');
  await takeFromLimit(tx, club.id, 'members', active.length);
  await takeFromLimit(tx, club.id, 'admins', active.filter((one) => one.role === 'admin').length);
  const first = await takeNumbers(tx, club.id, seats.length);
  await insertMembers(
    tx,
    seats.map((one, at) => ({
      ...one,
      club_id: club.id,
      number: first + at,
      source: club.join_policy === 'invite' ? 'invitation' : club.join_policy,
    })),
  );
  await grantFirstTiers(
    tx,
    club.id,
    seats.map((one) => one.user_id),
    platform.clock.now(),
  );
  await changeMemberCount(platform, tx, club.id, active.length);
}

/** What the audit log would hold, at the time it would have been written. */
async function recordDeeds(platform: Platform, tx: Tx, club: Club, seats: readonly Seat[]): Promise<void> {
  for (const one of seats) {
    const deed =
      one.banned_at !== null
        ? {
            deed: 'memberships.member-banned' as const,
            at: one.banned_at,
            details: { reason: one.ban_reason },
          }
        : one.muted_until !== null
          ? {
              deed: 'memberships.member-muted' as const,
              at: new Date(platform.clock.now().getTime() - 86_400_000),
              details: { until: one.muted_until.toISOString(), reason: one.mute_reason },
            }
          : one.role === 'admin'
            ? {
                deed: 'memberships.role-changed' as const,
                at: one.joined_at,
                details: { from: 'member', to: 'admin' },
              }
            : undefined;
    if (deed === undefined) continue;
    const then: Platform = { ...platform, clock: { now: () => deed.at } };
    await recordDeed(then, tx, {
      club_id: club.id,
      actor_id: club.owner_id,
      deed: deed.deed,
      subject: { kind: 'user', id: one.user_id },
      details: deed.details,
    });
  }
}

async function giveBenefits(tx: Tx, club: Club, topByHand: boolean): Promise<void> {
  const tiers = await listTierRows(tx, club.id);
  for (const tier of tiers.slice(2))
    await updateTierRow(tx, tier.id, { benefits: JSON.stringify(benefits[tier.rank - 3] ?? []) });
  const top = tiers.at(-1);
  if (topByHand && top !== undefined) await updateTierRow(tx, top.id, { reached_by: 'hand', at_xp: null });
}

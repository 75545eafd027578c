// Owns this domain's part of the demo world: stations of every kind, found by the demo fan in every state.
import type { ThingInput } from '@stagepass/contract/stations/shapes.ts';
import { putDemoBadge } from '#domains/badges/public/put-demo-badge.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listTierIds } from '#domains/memberships/public/list-tier-ids.ts';
import { demoDoes, demoList } from '#domains/requirements/public/demo-steps.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { claimStation } from './actions/claim.ts';
import { createStation } from './actions/edit-station.ts';
import { openStation } from './actions/run-station.ts';
import { type DemoStation, demoStationData } from './demo-stations.data.ts';
import { countShelves } from './stations.store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many claim beside the demo fan. */
const OTHERS = 14;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id;
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined && fan !== undefined)
      await fill(platform, club, demoStationData[handle] ?? [], fan);
    progress(at + 1, demoClubs.length);
  }
}

/** One after the other: killed in between, the next start goes on behind those that are there. */
async function fill(
  platform: Platform,
  club: Club,
  stations: readonly DemoStation[],
  fan: string,
): Promise<void> {
  const now = platform.clock.now();
  const shelves = await countShelves(platform.db, club.id, now);
  const there = [...shelves.values()].reduce((sum, count) => sum + count, 0);
  const members = (await listMembersWithAge(platform.db, club.id)).filter(({ role }) => role === 'member');
  const others = members.map(({ user_id }) => user_id).filter((id) => id !== fan);
  for (const [at, data] of stations.slice(there).entries()) {
    const made = new Date(now.getTime() - (stations.length - at + 3) * DAY_MS);
    const then: Platform = { ...platform, clock: { now: () => made } };
    const id = await make(then, club, data, now);
    // What asks for a level or a price is nobody's yet.
    if (data.level === undefined && data.price_cents === undefined)
      await claimSome(then, { id, data, people: others });
    if (data.stand === 'claimed') await claim(then, id, fan);
    if (data.stand === 'open' && data.step !== undefined) await read(then, id, fan);
  }
}

async function make(platform: Platform, club: Club, data: DemoStation, now: Date): Promise<string> {
  const owner = actorOf(club.owner_id);
  const closes_at =
    data.closes_h === undefined ? null : new Date(now.getTime() + data.closes_h * HOUR_MS).toISOString();
  const { id } = await createStation(platform, owner, club.id, {
    title: data.title,
    story: data.story,
    thing: await thingOf(platform, club, data),
    price_cents: data.price_cents ?? 0,
    total: data.total ?? null,
    tokens: data.tokens ?? null,
    per_fan: 1,
    opens_at: null,
    closes_at,
    place: data.place ?? { kind: 'virtual', url: null },
    condition: data.level === undefined ? null : { kind: 'level', at_least: data.level },
  });
  if (data.step !== undefined) {
    const { title, text } = data.step;
    const config = { type: 'CONTENT' as const, text, link: null, media_id: null, seconds: 0 };
    await demoList(platform, owner, id, { title, waits: false, config }, 'station');
  }
  await openStation(platform, owner, id);
  return id;
}

async function thingOf(platform: Platform, club: Club, data: DemoStation): Promise<ThingInput> {
  const { db } = platform;
  if (data.badge !== undefined) {
    const badge = { ...data.badge, club_id: club.id, created_by: club.owner_id };
    return { kind: 'BADGE', badge_id: await putDemoBadge(platform, db, badge) };
  }
  if (data.tier !== undefined) {
    const tiers = await listTierIds(db, club.id);
    return {
      kind: 'MEMBERTIER',
      tier_id: tiers.at(data.tier.at) ?? tiers.at(-1) ?? '',
      days: data.tier.days,
    };
  }
  const design = (await listDemoDesigns(db, club.id)).get(data.design ?? '');
  return { kind: data.kind === 'NFT' ? 'NFT' : 'ITEM', design_id: design?.id ?? '' };
}

/** By the first so many who may: some are muted that day. All that there are, where it is gone. */
async function claimSome(
  platform: Platform,
  { id, data, people }: { id: string; data: DemoStation; people: readonly string[] },
): Promise<void> {
  let left = data.stand === 'gone' ? (data.total ?? 0) : OTHERS;
  for (const user_id of people) {
    if (left === 0) return;
    const done = await (data.step === undefined ? Promise.resolve() : read(platform, id, user_id))
      .then(() => claim(platform, id, user_id))
      .then(() => true, unlessRefused);
    if (done) left -= 1;
  }
}

function unlessRefused(error: unknown): false {
  if (error instanceof Failure) return false;
  throw error;
}

function claim(platform: Platform, id: string, userId: string): Promise<{ claim_id: string }> {
  return platform.db.transaction((tx) =>
    claimStation(platform, tx, actorOf(userId), {
      station_id: id,
      expected_price_cents: 0,
      device: () => null,
    }),
  );
}

/** What an open one asks for is done. */
async function read(platform: Platform, id: string, userId: string): Promise<void> {
  await demoDoes(platform, actorOf(userId), {
    owner: { kind: 'station', id },
    at: 0,
    answer: { type: 'CONTENT' },
  });
}

function actorOf(userId: string): SignedIn {
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  return { kind: 'user', user_id: userId, session_id: userId, verified: true, ...plain };
}

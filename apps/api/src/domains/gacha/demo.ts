// Owns this domain's part of the demo world: pools with months of draws, every one of them made from real seeds and provable.
import { assert } from '@stagepass/base/assert.ts';
import { seededDice } from '@stagepass/base/dice.ts';
import type { TableEntry } from '@stagepass/base/gacha/table.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { bookBatches, insertFans, mintBatches } from './demo.store.ts';
import { type DemoFan, keepWithoutTop, makeFan, type PastBatch, play, turnSeed } from './demo-draws.rules.ts';
import { type DemoPool, type DemoVersion, demoPools } from './demo-pools.data.ts';
import {
  countPools,
  insertPool,
  insertVersion,
  updatePool,
  updateVersionClosed,
  updateVersionOpened,
} from './pools.store.ts';
import { entriesOf } from './versions.rules.ts';

const HOUR_MS = 3_600_000;
const NOTICE_MS = 26 * HOUR_MS;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id;
  const byClub = [...Map.groupBy(demoPools, ({ club }) => club)];
  for (const [at, [handle, pools]] of byClub.entries()) {
    const club = await findClub(platform, platform.db, handle);
    // In one transaction a club: killed in between, the next start finds it empty and begins it again.
    if (club !== undefined && (await countPools(platform.db, club.id)) === 0) {
      const dice = seededDice(`stagepass-gacha-${handle}`);
      await platform.db.transaction(async (tx) => {
        for (const data of pools) await fill({ ...platform, dice }, tx, { club, data, fan });
      });
    }
    progress(at + 1, byClub.length);
  }
}

interface Filling {
  club: Club;
  data: DemoPool;
  /** The demo fan. */
  fan: string | undefined;
}

interface MadeVersion {
  id: string;
  n: number;
  price: number;
  entries: TableEntry[];
  from_ms: number;
  until_ms: number;
  data: DemoVersion;
}

async function fill(platform: Platform, tx: Tx, { club, data, fan }: Filling): Promise<void> {
  const now = platform.clock.now();
  const first = data.versions[0];
  assert(first !== undefined, 'a pool of the demo world has a version');
  const created_at = new Date(now.getTime() + Math.min(0, first.opens_h) * HOUR_MS - NOTICE_MS);
  const pool_id = newId({ clock: { now: () => created_at }, dice: platform.dice });
  const { name, story } = data;
  await insertPool(tx, {
    ...{ id: pool_id, club_id: club.id, name, story, picture: null, draft: null },
    ...{ created_by: club.owner_id, created_at },
  });
  const versions = await announceAll(platform, tx, { club, data, pool_id });
  const members = await listMembersWithAge(tx, club.id);
  const fans = members
    .filter(({ role, user_id }) => role === 'member' && user_id !== fan)
    .slice(0, data.fans)
    .map(({ user_id }) => makeFan(platform.dice, user_id));
  const batches = versions.flatMap((version) => drawAll(platform, version, fans));
  const open = versions.filter(({ from_ms }) => from_ms <= now.getTime()).at(-1);
  if (data.meter !== undefined && fan !== undefined && open !== undefined) {
    const nearly = keepWithoutTop(platform.dice, fan, open.entries, data.meter);
    fans.push(nearly.fan);
    const began = now.getTime() - NOTICE_MS;
    nearly.batches.forEach((batch, i) => {
      batches.push({ ...batch, version: open, at: new Date(began + i * 180_000) });
    });
  }
  batches.sort((a, b) => a.at.getTime() - b.at.getTime());
  await mintBatches(platform, tx, batches);
  await bookBatches(tx, { club_id: club.id, pool_name: name, batches, fan });
  await insertFans(platform, tx, { pool_id, fans, batches, now });
}

async function announceAll(
  platform: Platform,
  tx: Tx,
  { club, data, pool_id }: { club: Club; data: DemoPool; pool_id: string },
): Promise<MadeVersion[]> {
  const now = platform.clock.now().getTime();
  const designs = await listDemoDesigns(tx, club.id);
  const byId = new Map([...designs.values()].map((design) => [design.id, design]));
  const made: MadeVersion[] = [];
  for (const [at, version] of data.versions.entries()) {
    const given = version.entries.flatMap(([name, weight]) => {
      const design = designs.get(name);
      return design === undefined ? [] : [{ design_id: design.id, weight }];
    });
    const entries = entriesOf(given, byId);
    const from_ms = now + version.opens_h * HOUR_MS;
    const next = data.versions[at + 1];
    const until_ms = Math.min(now, next === undefined ? now : now + next.opens_h * HOUR_MS);
    const one = {
      id: newId(platform),
      n: at + 1,
      price: version.price,
      entries,
      from_ms,
      until_ms,
      data: version,
    };
    await insertVersion(tx, {
      ...{ id: one.id, pool_id, n: one.n, first: at === 0, price: one.price, entries },
      asset_id: version.asset === 'token' ? `token:${club.id}` : 'credits',
      design_ids: entries.map(({ design_id }) => design_id),
      announced_at: new Date(Math.min(now - HOUR_MS, from_ms - NOTICE_MS)),
      opens_at: new Date(from_ms),
    });
    if (from_ms <= now) await open(tx, pool_id, one, made.at(-1));
    else
      await updatePool(tx, pool_id, {
        ...(at === 0 ? { state: 'announced' as const } : {}),
        ...{ next_version_id: one.id, next_opens_at: new Date(from_ms), changed_at: new Date(now) },
      });
    made.push(one);
  }
  return made;
}

async function open(
  tx: Tx,
  poolId: string,
  one: MadeVersion,
  before: MadeVersion | undefined,
): Promise<void> {
  const at = new Date(one.from_ms);
  if (before !== undefined)
    await updateVersionClosed(tx, before.id, { closed_at: at, closed_because: 'replaced' });
  await updateVersionOpened(tx, one.id, { opened_at: at });
  await updatePool(tx, poolId, { state: 'open', version_id: one.id, changed_at: at });
}

/** Singles and tens by chance over the days; some fans change their seed now and then. */
function drawAll(platform: Platform, version: MadeVersion, fans: readonly DemoFan[]): PastBatch[] {
  const { dice } = platform;
  const { tens, singles } = version.data;
  const span = version.until_ms - version.from_ms;
  const times = Array.from(
    { length: tens + singles },
    () => dice.int(Math.max(1, Math.floor(span / 1000))) * 1000,
  );
  const counts = Array.from({ length: tens + singles }, (_, i) => (i < tens ? 10 : 1));
  const order = times.map((ms, i) => ({ ms, count: counts[i] ?? 1 })).sort((a, b) => a.ms - b.ms);
  return order.flatMap(({ ms, count }) => {
    const fan = fans[dice.int(fans.length)];
    if (fan === undefined) return [];
    if (fan.nonce > 0 && dice.int(4) === 0) turnSeed(dice, fan);
    return [{ ...play(fan, version.entries, count), version, at: new Date(version.from_ms + ms) }];
  });
}

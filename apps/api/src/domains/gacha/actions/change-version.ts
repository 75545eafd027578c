// Owns the life of a version: announced, taken back, opened, closed. Each step is in the club's log.

import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import {
  alreadyAnnounced,
  entriesRefused,
  nothingAnnounced,
  noticeTooShort,
  opensTooFar,
  poolNotFound,
  poolNotOpen,
} from '@stagepass/contract/gacha/errors.ts';
import { versionAnnounced } from '@stagepass/contract/gacha/events.ts';
import type { VersionDraft } from '@stagepass/contract/gacha/shapes.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type LoadedPool, loadPoolFor } from '../access.ts';
import {
  countVersions,
  insertVersion,
  listVersions,
  updatePool,
  updateVersionClosed,
} from '../pools.store.ts';
import type { PoolRow, VersionRow } from '../tables.ts';
import { closeVersion, openNext, turnLocked } from '../turn-pool.ts';
import { earliestOpening, entriesOf, entryProblems, latestOpening } from '../versions.rules.ts';

export interface Announcement extends VersionDraft {
  readonly opens_at: string | null;
}

export async function announceVersion(
  platform: Platform,
  actor: SignedIn,
  id: string,
  given: Announcement,
): Promise<void> {
  await managed(platform, actor, id, async (tx, loaded) => {
    const { pool, club } = loaded;
    if (club.delete_after !== null) fail(clubClosing);
    if (pool.next_version_id !== null) fail(alreadyAnnounced);
    const now = platform.clock.now();
    const { last, opened } = await countVersions(tx, pool.id);
    const first = !opened;
    const opens_at = openingOf(given.opens_at, { now, first });
    const designs = await loadDesigns(
      tx,
      given.entries.map(({ design_id }) => design_id),
    );
    const problems = entryProblems(given.entries, designs, { club_id: club.id, opens_at });
    if (problems.length > 0 || given.entries.length === 0) fail(entriesRefused, { problems });
    const entries = entriesOf(given.entries, designs);
    const version = {
      ...{ id: newId(platform), pool_id: pool.id, n: last + 1, first, price: given.price_cents, entries },
      asset_id: given.asset === 'credits' ? ('credits' as const) : (`token:${club.id}` as const),
      design_ids: entries.map(({ design_id }) => design_id),
      ...{ announced_at: now, opens_at },
    };
    await insertVersion(tx, version);
    const change = {
      state: pool.state === 'open' ? ('open' as const) : ('announced' as const),
      ...{ next_version_id: version.id, next_opens_at: opens_at, draft: null, changed_at: now },
    };
    await updatePool(tx, pool.id, change);
    await tx.emit(versionAnnounced, {
      ...{ pool_id: pool.id, club_id: club.id, version: version.n },
      opens_at: opens_at.toISOString(),
    });
    await record(platform, tx, actor, loaded, 'gacha.version-announced', { version: version.n });
    if (opens_at <= now) await openNext(tx, { ...pool, ...change }, now);
  });
}

function openingOf(asked: string | null, { now, first }: { now: Date; first: boolean }): Date {
  const earliest = earliestOpening(now, first);
  if (asked === null) return earliest;
  const opens_at = new Date(asked);
  // Of the first one, what is past means now.
  if (opens_at < earliest && first) return earliest;
  if (opens_at < earliest) fail(noticeTooShort, { earliest: earliest.toISOString() });
  if (opens_at > latestOpening(now)) fail(opensTooFar);
  return opens_at;
}

export async function withdrawVersion(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await managed(platform, actor, id, async (tx, loaded) => {
    const { pool } = loaded;
    await withdrawNext(tx, pool, platform.clock.now());
    await record(platform, tx, actor, loaded, 'gacha.version-withdrawn', {});
  });
}

/** The lock of the pool is held alone. */
export async function withdrawNext(tx: Tx, pool: PoolRow, now: Date): Promise<PoolRow> {
  if (pool.next_version_id === null) return fail(nothingAnnounced);
  await updateVersionClosed(tx, pool.next_version_id, { closed_at: now, closed_because: 'withdrawn' });
  const before = pool.version_id === null ? ('draft' as const) : ('closed' as const);
  const change = {
    state: pool.state === 'open' ? ('open' as const) : before,
    next_version_id: null,
    next_opens_at: null,
    changed_at: now,
  };
  await updatePool(tx, pool.id, change);
  return { ...pool, ...change };
}

/** The first version alone may open before its time. */
export async function openPool(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await managed(platform, actor, id, async (tx, loaded) => {
    const { pool, club } = loaded;
    if (club.delete_after !== null) fail(clubClosing);
    const next = await announcedOf(tx, pool);
    const now = platform.clock.now();
    if (!next.first) fail(noticeTooShort, { earliest: next.opens_at.toISOString() });
    const designs = await loadDesigns(tx, next.design_ids);
    const problems = entryProblems(next.entries, designs, { club_id: club.id, opens_at: now });
    if (problems.length > 0) fail(entriesRefused, { problems });
    await openNext(tx, pool, now);
    await record(platform, tx, actor, loaded, 'gacha.pool-opened', { version: next.n });
  });
}

async function announcedOf(tx: Tx, { next_version_id }: PoolRow): Promise<VersionRow> {
  const next = (await listVersions(tx, [next_version_id])).get(next_version_id ?? '');
  return next ?? fail(nothingAnnounced);
}

export async function closePool(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  await managed(platform, actor, id, async (tx, loaded) => {
    const { pool } = loaded;
    const { state, next_opens_at } = pool;
    if (state !== 'open')
      fail(poolNotOpen, { state, closed_because: null, opens_at: next_opens_at?.toISOString() ?? null });
    await closeVersion(tx, pool, 'staff', platform.clock.now());
    await record(platform, tx, actor, loaded, 'gacha.pool-closed', {});
  });
}

/** Asks who may, then waits for all draws under way: what is decided on is the pool as it is with its lock held. */
async function managed(
  platform: Platform,
  actor: SignedIn,
  id: string,
  act: (tx: Tx, loaded: LoadedPool) => Promise<void>,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const loaded = await loadPoolFor(platform, tx, actor, id, 'manage-sales');
    const pool = await turnLocked(platform, tx, loaded.pool.id);
    if (pool === undefined) return fail(poolNotFound);
    await act(tx, { ...loaded, pool });
  });
}

async function record(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { pool, club }: LoadedPool,
  deed: DeedName,
  details: Record<string, string | number>,
): Promise<void> {
  await recordDeed(platform, tx, {
    club_id: club.id,
    actor_id: actor.user_id,
    deed,
    details: { pool_id: pool.id, name: pool.name, ...details },
  });
}

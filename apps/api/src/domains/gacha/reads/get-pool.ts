// Owns one pool as its viewer sees it: odds, meter, commitment, what keeps them from drawing, and the staff's draft.
import { assert } from '@stagepass/base/assert.ts';
import { bannedHere, clubClosing, mutedHere } from '@stagepass/contract/clubs/errors.ts';
import { DRAWS_A_DAY, type GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { isStaff, may, whyNot } from '#domains/memberships/public/may.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type LoadedPool, loadPoolFor } from '../access.ts';
import { dayOf, nextDay } from '../days.rules.ts';
import { designsInSight } from '../designs-in-sight.ts';
import { countDraws } from '../draws.store.ts';
import { countVersions, findSpent, listVersions } from '../pools.store.ts';
import { findDrawnToday, findFan } from '../seeds.store.ts';
import { turnPool } from '../turn-pool.ts';
import { earliestOpening } from '../versions.rules.ts';
import { type Designs, loadSymbols, presentCommitment, presentPoolCard, presentVersion } from '../views.ts';

export async function getPool(platform: Platform, actor: Actor, id: string): Promise<GachaPool> {
  const { db } = platform;
  const loaded = await upToDate(platform, actor, await loadPoolFor(platform, db, actor, id));
  const { pool, club, standing } = loaded;
  const versions = await listVersions(db, [pool.version_id, pool.next_version_id]);
  const version = versions.get(pool.version_id ?? '');
  const next = versions.get(pool.next_version_id ?? '');
  const manages = may(club, standing, 'manage-sales');
  const draft = manages ? pool.draft : null;
  const ids = [
    ...[version, next].flatMap((one) => one?.design_ids ?? []),
    ...(draft?.entries ?? []).map(({ design_id }) => design_id),
  ];
  const { cards: designs, hidden: away, until } = await designsInSight(platform, db, ids, { all: manages });
  const own = (await loadItemClubs(platform, db, [club.id])).get(club.id);
  assert(own !== undefined, 'a club that is there has a card');
  const symbols = await loadSymbols(db, club.id, versions.values());
  const viewer = await presentViewer(platform, actor, pool.id);
  const hidden = version?.design_ids.some((one) => away.has(one)) ?? false;
  const cannot_because = whyNoDraw(actor, loaded, { viewer, hidden });
  return {
    ...presentPoolCard(platform, pool, { club: own, version, next, symbols }),
    story: pool.story,
    version: version === undefined ? null : presentVersion(version, designs, until),
    announced: next === undefined ? null : presentVersion(next, designs, until),
    viewer,
    can: { draw: cannot_because === null, manage: manages },
    cannot_because,
    management: manages ? await presentManagement(platform, db, loaded, designs) : null,
  };
}

/** The first look after the time does what the job would do a little later. */
async function upToDate(platform: Platform, actor: Actor, loaded: LoadedPool): Promise<LoadedPool> {
  const { next_opens_at, state, version_id, id } = loaded.pool;
  const now = platform.clock.now();
  const due = next_opens_at !== null && next_opens_at <= now;
  const spent = state === 'open' && version_id !== null && (await findSpent(platform.db, version_id, now));
  if (!due && (spent === false || spent === undefined)) return loaded;
  await turnPool(platform, id);
  return loadPoolFor(platform, platform.db, actor, id);
}

async function presentViewer(platform: Platform, actor: Actor, poolId: string): Promise<GachaPool['viewer']> {
  if (actor.kind !== 'user') return null;
  const now = platform.clock.now();
  const fan = await findFan(platform.db, { pool_id: poolId, user_id: actor.user_id });
  const drawn = await findDrawnToday(platform.db, actor.user_id, dayOf(now));
  return {
    pity: fan?.pity ?? 0,
    left_today: Math.max(0, DRAWS_A_DAY - drawn),
    day_resets_at: nextDay(now).toISOString(),
    commitment: fan === undefined ? null : presentCommitment(fan),
  };
}

/** What the ledger's gate says of age and country is asked when it comes to paying. */
function whyNoDraw(
  actor: Actor,
  { pool, club, standing }: LoadedPool,
  { viewer, hidden }: { viewer: GachaPool['viewer']; hidden: boolean },
): GachaPool['cannot_because'] {
  if (actor.kind !== 'user') return 'sign-in';
  const reason = whyNot(club, standing, 'take-part') ?? whyNot(club, standing, 'buy');
  if (reason === bannedHere) return 'banned';
  if (reason === mutedHere) return 'muted';
  if (isStaff(standing)) return 'staff';
  if (reason !== undefined && reason !== clubClosing) return 'join';
  if (reason === clubClosing || pool.state !== 'open') return 'closed';
  if (hidden) return 'hidden';
  return viewer?.left_today === 0 ? 'day-limit' : null;
}

async function presentManagement(
  platform: Platform,
  tx: Executor,
  { pool }: LoadedPool,
  designs: Designs,
): Promise<GachaPool['management']> {
  const { opened } = await countVersions(tx, pool.id);
  return {
    draft: pool.draft,
    designs: (pool.draft?.entries ?? []).flatMap(({ design_id }) => designs.get(design_id) ?? []),
    may_open_now: !opened,
    earliest: earliestOpening(platform.clock.now(), !opened).toISOString(),
    ...(await countDraws(tx, pool.id)),
  };
}

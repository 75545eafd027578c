// Owns grants to many: the first step at once, the others by a job, each exactly once, however often it is cut off.
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { designHidden, designNotLive, nobodyToGrant, soldOut } from '@stagepass/contract/items/errors.ts';
import { tierNotFound } from '@stagepass/contract/memberships/errors.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { lockDesign } from '../designs.store.ts';
import { insertGrant, lockGrant, updateGrant } from '../grants.store.ts';
import {
  countMembersForGrant,
  findTierRank,
  listBannedAmong,
  listMembersForGrant,
  listReceivers,
} from '../people.store.ts';
import { designFor } from '../public/design-for.ts';
import { mintItems } from '../public/mint-items.ts';
import { listStaffAmong } from '../public/refuse-staff.ts';
import type { DesignRow, GrantRow, GrantSkip, GrantTarget } from '../tables.ts';
import { tellReceivers } from '../tell.ts';

export const GRANT_JOB = 'items.grant';
/** Copies in one transaction; a list of names is never longer. */
const STEP = 500;
const SKIPS_KEPT = 50;

export type Wanted = { note: string } & (
  | { to: 'names'; user_names: readonly string[] }
  | { to: 'tier'; tier_id: string }
  | { to: 'members' }
);

/** Answers the grant's id. */
export async function grantItems(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { id, wanted }: { id: string; wanted: Wanted },
): Promise<string> {
  const { club } = await designFor(platform, tx, actor, id, 'manage-sales');
  if (club.delete_after !== null) fail(clubClosing);
  const design = await lockDesign(tx, id);
  if (design?.state !== 'live') return fail(designNotLive, { state: design?.state });
  if (design.hidden_at !== null) fail(designHidden);
  const grant = await begin(platform, tx, { actor, design, wanted });
  await recordDeed(platform, tx, {
    club_id: club.id,
    actor_id: grant.by_id,
    deed: 'items.granted',
    subject: { kind: 'item', id },
    details: { to: wanted.to, wanted: grant.wanted, note: wanted.note },
  });
  return grant.id;
}

async function begin(
  platform: Platform,
  tx: Tx,
  { actor, design, wanted }: { actor: Actor; design: DesignRow; wanted: Wanted },
): Promise<GrantRow> {
  const rank = await rankOf(tx, design, wanted);
  const names = wanted.to === 'names' ? await sortNames(tx, design, wanted.user_names) : undefined;
  const count =
    names?.receivers.length ?? (await countMembersForGrant(tx, { club_id: design.club_id, rank }));
  if (count === 0) fail(nobodyToGrant, { skips: names?.skips ?? [] });
  const left = design.edition_size === null ? null : design.edition_size - design.issued;
  if (left !== null && left < count) fail(soldOut, { design_id: design.id, left, wanted: count });
  const grant: GrantRow = {
    id: newId(platform),
    design_id: design.id,
    club_id: design.club_id,
    by_id: signedIn(actor).user_id,
    target: targetOf(wanted),
    note: wanted.note,
    state: 'running',
    wanted: count + (names?.skips.length ?? 0),
    granted: 0,
    skipped: names?.skips.length ?? 0,
    skips: names?.skips.slice(0, SKIPS_KEPT) ?? [],
    after_id: null,
    created_at: platform.clock.now(),
    ended_at: null,
  };
  await insertGrant(tx, {
    ...grant,
    target: JSON.stringify(grant.target),
    skips: JSON.stringify(grant.skips),
  });
  if (names !== undefined) {
    await give(platform, tx, { design, grant, user_ids: names.receivers });
    await end(platform, tx, grant, { granted: names.receivers.length });
    return grant;
  }
  const more = await step(platform, tx, { design, grant });
  if (more) await platform.jobs.queue(tx, GRANT_JOB, { grant_id: grant.id }, { key: grant.id });
  return grant;
}

function targetOf(wanted: Wanted): GrantTarget {
  return wanted.to === 'tier' ? { to: 'tier', tier_id: wanted.tier_id } : { to: wanted.to };
}

async function rankOf(tx: Tx, design: DesignRow, wanted: Wanted): Promise<number | null> {
  if (wanted.to !== 'tier') return null;
  const tier = { club_id: design.club_id, tier_id: wanted.tier_id };
  return (await findTierRank(tx, tier)) ?? fail(tierNotFound);
}

/** Each name once. Staff and banned people are left out and named as such. */
async function sortNames(
  tx: Tx,
  design: DesignRow,
  given: readonly string[],
): Promise<{ receivers: string[]; skips: GrantSkip[] }> {
  const names = [...new Set(given)];
  const people = new Map((await listReceivers(tx, names)).map((person) => [person.user_name, person.id]));
  const among = { club_id: design.club_id, user_ids: [...people.values()] };
  const [staff, banned] = [await listStaffAmong(tx, among), await listBannedAmong(tx, among)];
  const receivers: string[] = [];
  const skips: GrantSkip[] = [];
  for (const user_name of names) {
    const id = people.get(user_name);
    if (id === undefined) skips.push({ user_name, reason: 'unknown' });
    else if (staff.has(id)) skips.push({ user_name, reason: 'staff' });
    else if (banned.has(id)) skips.push({ user_name, reason: 'banned' });
    else receivers.push(id);
  }
  return { receivers, skips };
}

/** The next members in the order of their ids; true while there are more. */
async function step(
  platform: Platform,
  tx: Tx,
  { design, grant }: { design: DesignRow; grant: GrantRow },
): Promise<boolean> {
  const rank =
    grant.target.to === 'tier'
      ? await findTierRank(tx, { club_id: grant.club_id, tier_id: grant.target.tier_id })
      : null;
  // A tier that was taken away meanwhile has nobody.
  const asked = { club_id: grant.club_id, rank: rank ?? null, after: grant.after_id, limit: STEP };
  const members = rank === undefined ? [] : await listMembersForGrant(tx, asked);
  const room = design.edition_size === null ? members.length : design.edition_size - design.issued;
  const user_ids = design.state === 'live' ? members.slice(0, room) : [];
  await give(platform, tx, { design, grant, user_ids });
  const granted = grant.granted + user_ids.length;
  if (user_ids.length < members.length) {
    await end(platform, tx, grant, { granted, state: 'sold-out' });
    return false;
  }
  if (members.length < STEP) {
    await end(platform, tx, grant, { granted });
    return false;
  }
  await updateGrant(tx, grant.id, { granted, after_id: members.at(-1) ?? null });
  return true;
}

async function give(
  platform: Platform,
  tx: Tx,
  given: { design: DesignRow; grant: GrantRow; user_ids: readonly string[] },
): Promise<void> {
  const { design, grant, user_ids } = given;
  const made = await mintItems(platform, tx, {
    holders: user_ids.map((user_id) => ({ user_id, design_id: design.id, cause_id: grant.id })),
    origin: 'grant',
    cause_kind: 'grant',
    spare: true,
    at: platform.clock.now(),
  });
  tellReceivers(platform, tx, { design, user_ids, made });
}

async function end(
  platform: Platform,
  tx: Tx,
  grant: GrantRow,
  { granted, state = 'done' }: { granted: number; state?: 'done' | 'sold-out' },
): Promise<void> {
  const skipped = Math.max(grant.skipped, grant.wanted - granted);
  await updateGrant(tx, grant.id, { granted, skipped, state, ended_at: platform.clock.now() });
}

/** One step of a running grant in a transaction of its own; false at its end. Two workers at one grant take turns. */
export async function goOnGranting(platform: Platform, grantId: string): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    const grant = await lockGrant(tx, grantId);
    if (grant?.state !== 'running') return false;
    const design = await lockDesign(tx, grant.design_id);
    // Out of sight: it waits, and is looked at again every few minutes.
    if (design === undefined || design.hidden_at !== null) return false;
    return step(platform, tx, { design, grant });
  });
}

// Owns the making of sets: a draft, its changes, shown to fans, retired; each in the club's log.
import { badgeNotFound } from '@stagepass/contract/badges/errors.ts';
import { conflict } from '@stagepass/contract/common-errors.ts';
import { designNotFound } from '@stagepass/contract/items/errors.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import { setFrozen, setNotFound, setWrongState, tooManySets } from '@stagepass/contract/sets/errors.ts';
import { MOST_SETS, type SetInput } from '@stagepass/contract/sets/shapes.ts';
import { findBadgeOfClub } from '#domains/badges/public/badge-of-club.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadSetToManage } from '../access.ts';
import { backFillSet } from '../jobs.ts';
import {
  countSets,
  deleteSet,
  insertSet,
  listDesignIds,
  lockSet,
  putDesigns,
  updateSet,
} from '../sets.store.ts';
import type { SetRow } from '../tables.ts';

/** Answers its id. */
export async function createSet(
  platform: Platform,
  actor: Actor,
  clubId: string,
  input: SetInput,
): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-sales');
    if ((await countSets(tx, club.id)) >= MOST_SETS) fail(tooManySets);
    await requireParts(tx, club.id, input);
    const { design_ids, ...words } = input;
    const id = newId(platform);
    const created_by = signedIn(actor).user_id;
    const created_at = platform.clock.now();
    await insertSet(tx, { ...words, id, club_id: club.id, state: 'draft', created_by, created_at });
    await putDesigns(tx, id, design_ids);
    await log(platform, tx, actor, { club_id: club.id, name: input.name }, 'sets.made');
    return id;
  });
}

export async function changeSet(
  platform: Platform,
  actor: Actor,
  id: string,
  { version, ...input }: SetInput & { version: number },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await loadSetToManage(platform, tx, actor, id);
    const set = (await lockSet(tx, id)) ?? fail(setNotFound);
    if (set.version !== version) fail(conflict);
    const { design_ids, ...words } = input;
    const before = (await listDesignIds(tx, [id])).get(id) ?? [];
    const isSame = set.badge_id === input.badge_id && before.join() === design_ids.join();
    // Fans collect it for what was promised: a hole more would take the badge out of their reach.
    if (!isSame && set.state !== 'draft' && (set.badge_id !== null || input.badge_id !== null))
      fail(setFrozen);
    if (!isSame) {
      await requireParts(tx, set.club_id, input);
      await putDesigns(tx, id, design_ids);
    }
    await updateSet(tx, id, { ...words, version: version + 1 });
    await log(platform, tx, actor, { ...set, name: input.name }, 'sets.changed');
  });
}

export async function publishSet(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await loadSetToManage(platform, tx, actor, id);
    const set = (await lockSet(tx, id)) ?? fail(setNotFound);
    if (set.state !== 'draft') fail(setWrongState);
    // A badge may have been retired since the draft was written.
    const design_ids = (await listDesignIds(tx, [id])).get(id) ?? [];
    await requireParts(tx, set.club_id, { design_ids, badge_id: set.badge_id });
    await updateSet(tx, id, { state: 'live', version: set.version + 1 });
    await platform.jobs.queue(tx, backFillSet.name, { set_id: id }, { key: id });
    await log(platform, tx, actor, set, 'sets.published');
  });
}

export async function removeSet(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await loadSetToManage(platform, tx, actor, id);
    const set = (await lockSet(tx, id)) ?? fail(setNotFound);
    if (set.state === 'retired') return;
    if (set.state === 'draft') await deleteSet(tx, id);
    else await updateSet(tx, id, { state: 'retired', version: set.version + 1 });
    await log(platform, tx, actor, set, 'sets.removed');
  });
}

/** Designs that the club has brought out, and a badge that it can give. */
async function requireParts(
  tx: Tx,
  clubId: string,
  { design_ids, badge_id }: Pick<SetInput, 'design_ids' | 'badge_id'>,
): Promise<void> {
  const designs = await loadDesigns(tx, design_ids);
  const isOut = (id: string) => {
    const design = designs.get(id);
    return design !== undefined && design.club_id === clubId && design.state !== 'draft';
  };
  if (!design_ids.every(isOut)) fail(designNotFound);
  if (badge_id === null) return;
  if ((await findBadgeOfClub(tx, { club_id: clubId, badge_id })) === undefined) fail(badgeNotFound);
}

async function log(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { club_id, name }: Pick<SetRow, 'club_id' | 'name'>,
  deed: DeedName,
): Promise<void> {
  const actor_id = signedIn(actor).user_id;
  await recordDeed(platform, tx, { club_id, actor_id, deed, details: { name } });
}

// Owns the doors to designs and copies: what somebody may not see answers as missing.
import { designNotFound, itemNotFound } from '@stagepass/contract/items/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { isStaffFor, may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { listCollectionsShown } from '#domains/users/public/list-collections-shown.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listItemRows, lockItemRows } from './copies.store.ts';
import { findDesign, hasCopyOf } from './designs.store.ts';
import { requireFree } from './public/transfer.rules.ts';
import type { DesignRow, ItemRow } from './tables.ts';

export interface SeenDesign {
  design: DesignRow;
  /** Undefined for a club that is gone. */
  at: { club: Club; standing: Standing } | undefined;
  manages: boolean;
}

/** Live and retired ones for whoever may look into the club, or holds a copy; drafts for those who make them. */
export async function loadDesignToSee(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<SeenDesign> {
  const design = await findDesign(tx, id);
  if (design === undefined) return fail(designNotFound);
  const at = await loadClubAndStanding(platform, tx, actor, design.club_id);
  const manages = at !== undefined && may(at.club, at.standing, 'manage-sales');
  if (manages) return { design, at, manages };
  const out = design.state !== 'draft' && (design.hidden_at === null || at?.standing.operator === true);
  const inside = at !== undefined && may(at.club, at.standing, 'see-inside');
  if (out && inside) return { design, at, manages };
  const holds = actor.kind === 'user' && (await hasCopyOf(tx, actor.user_id, id));
  return holds ? { design, at, manages } : fail(designNotFound);
}

/** One's own, of a club whose inside one may see, or, of a club that is no more, of somebody who shows the collection. */
export async function loadItemToSee(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<{ item: ItemRow; design: DesignRow; staff: boolean }> {
  const [item] = await listItemRows(tx, [id]);
  const design = item && (await findDesign(tx, item.design_id));
  if (item === undefined || design === undefined) return fail(itemNotFound);
  const at = await loadClubAndStanding(platform, tx, actor, item.club_id);
  const staff = at !== undefined && isStaffFor(at.standing, 'sales', 'moderate');
  if (actor.kind === 'user' && item.holder_id === actor.user_id) return { item, design, staff };
  const inside = at !== undefined && may(at.club, at.standing, 'see-inside');
  if (inside && (design.hidden_at === null || staff)) return { item, design, staff };
  // Who shows what they hold does not open a private or a suspended club with it.
  if (at !== undefined && (at.club.visibility !== 'public' || at.club.suspended_at !== null))
    return fail(itemNotFound);
  const shown = await listCollectionsShown(tx, actor, item.holder_id === null ? [] : [item.holder_id]);
  return shown.size > 0 && design.hidden_at === null ? { item, design, staff } : fail(itemNotFound);
}

/** The caller's own copy, free to be moved, under lock; with its design. */
export async function lockOwnFreeItem(
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<{ item: ItemRow; design: DesignRow }> {
  const { user_id } = signedIn(actor);
  const [item] = await lockItemRows(tx, [id]);
  if (item === undefined) return fail(itemNotFound);
  requireFree(item, user_id);
  const design = await findDesign(tx, item.design_id);
  return design === undefined ? fail(itemNotFound) : { item, design };
}

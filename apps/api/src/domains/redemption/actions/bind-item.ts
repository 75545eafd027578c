// Owns the putting of an item on a phone, and its being taken off by staff.
import { itemNotFound, notFree, notYours } from '@stagepass/contract/items/errors.ts';
import { bindingClosed, keyNotFound, notRedeemable } from '@stagepass/contract/redemption/errors.ts';
import type { ItemBinding } from '@stagepass/contract/redemption/shapes.ts';
import type { Item, ItemDesign } from '#domains/items/public/item.ts';
import { loadDesigns, loadItems, lockItems } from '#domains/items/public/load-items.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { boundKey, mayBind } from '../binding.rules.ts';
import { findBinding, findKey, putBinding } from '../keys.store.ts';

export async function getBinding(platform: Platform, actor: Actor, id: string): Promise<ItemBinding> {
  const item = (await loadItems(platform.db, [id])).get(id);
  const { design } = await requireOwn(platform.db, actor, item);
  return present(platform, platform.db, item as Item, design);
}

export async function bindItem(
  platform: Platform,
  actor: Actor,
  { id, key_id }: { id: string; key_id: string },
): Promise<ItemBinding> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const item = (await lockItems(tx, [id])).get(id);
    const { design } = await requireOwn(tx, actor, item);
    if (item?.state !== 'held') return fail(notFree, { state: item?.state });
    const key = await findKey(tx, key_id);
    if (key === undefined || key.user_id !== user_id || key.revoked_at !== null) return fail(keyNotFound);
    const binding = await findBinding(tx, id);
    const now = platform.clock.now();
    const bound = boundKey(binding, user_id) === key_id;
    if (!bound && !mayBind(binding, { holder_id: user_id, design, now }))
      fail(bindingClosed, { closed_at: design.transfer_closes_at?.toISOString() });
    if (!bound) await putBinding(tx, { item_id: id, key_id, at: now });
    return present(platform, tx, item, design);
  });
}

/** For a phone that was lost: its holder binds another one, however near the doors are. */
export async function freeItem(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const item = (await lockItems(tx, [id])).get(id);
    if (item === undefined) return fail(itemNotFound);
    await loadClubFor(platform, tx, actor, item.club_id, 'scan');
    const design = (await loadDesigns(tx, [item.design_id])).get(item.design_id);
    if (design === undefined || design.redeem_place === null) return fail(notRedeemable);
    await putBinding(tx, { item_id: id, key_id: null, at: platform.clock.now() });
    await recordDeed(platform, tx, {
      club_id: item.club_id,
      actor_id: signedIn(actor).user_id,
      deed: 'redemption.item-freed',
      subject: { kind: 'item', id: item.design_id },
      details: { number: item.number },
    });
  });
}

async function requireOwn(
  tx: Executor,
  actor: Actor,
  item: Item | undefined,
): Promise<{ design: ItemDesign }> {
  if (item === undefined) return fail(itemNotFound);
  if (item.holder_id !== signedIn(actor).user_id) fail(notYours);
  const design = (await loadDesigns(tx, [item.design_id])).get(item.design_id);
  if (design === undefined || design.redeem_place === null) return fail(notRedeemable);
  return { design };
}

async function present(
  platform: Platform,
  tx: Executor,
  item: Item,
  design: ItemDesign,
): Promise<ItemBinding> {
  const binding = await findBinding(tx, item.id);
  const { holder_id } = item;
  const key_id = boundKey(binding, holder_id);
  const now = platform.clock.now();
  return {
    item_id: item.id,
    key_id,
    key_name: key_id === null ? null : (binding?.name ?? null),
    bound_at: key_id === null ? null : (binding?.changed_at.toISOString() ?? null),
    can: { bind: item.state === 'held' && mayBind(binding, { holder_id, design, now }) },
    closes_at: design.transfer_closes_at?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

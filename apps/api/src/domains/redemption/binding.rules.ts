// Owns when an item may be put on a phone: any time before doors, and later only where no phone of the holder's has it.
import type { ItemDesign } from '#domains/items/public/item.ts';
import type { BindingRow } from './keys.store.ts';

/** The phone that counts; null where none of the holder's does. */
export function boundKey(binding: BindingRow | undefined, holderId: string | null): string | null {
  if (binding === undefined || binding.key_id === null || binding.revoked_at !== null) return null;
  return binding.user_id === holderId ? binding.key_id : null;
}

/**
 * A phone that was revoked keeps its place near the doors: whoever sold a ticket late would revoke their phone and let the
 * buyer's have it. Staff can free it.
 */
export function mayBind(
  binding: BindingRow | undefined,
  given: { holder_id: string | null; design: Pick<ItemDesign, 'transfer_closes_at'>; now: Date },
): boolean {
  const { holder_id, design, now } = given;
  const open = design.transfer_closes_at === null || now < design.transfer_closes_at;
  const taken = binding !== undefined && binding.key_id !== null && binding.user_id === holder_id;
  return open || !taken;
}

// Reads what the phone needs to show the code of an item: the item, the phone it is on, this phone's key, the server's
// clock. Kept on the phone, so that all of it is there without a network.
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import type { ItemBinding } from '@stagepass/contract/redemption/shapes.ts';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { CODES, type ReadAt, readKept, writeKept } from './own-kept.ts';
import { canSign, forgetPhoneKey, knownPhoneKey, type PhoneKey, phoneKey } from './phone-key.ts';

export interface ItemCode extends ReadAt {
  item: ItemDetails;
  binding: ItemBinding;
  /** Null where this phone cannot sign. */
  key: PhoneKey | null;
  /** The server's clock minus the phone's. */
  offset_ms: number;
  /** The server did not answer: this is what was kept. */
  isKept: boolean;
}

export type KeptCode = Pick<ItemCode, 'item' | 'binding' | 'offset_ms' | 'read_at'>;

export interface CodeAsked {
  id: string;
  user_id: string;
  phone_name: string;
}

export async function bindHere(
  asked: CodeAsked,
  isAgain = false,
): Promise<{ binding: ItemBinding; key: PhoneKey }> {
  const key = await phoneKey(asked.user_id, asked.phone_name);
  try {
    const params = { id: asked.id };
    const { data } = await call('POST /items/:id/key', { params, body: { key_id: key.key_id } });
    return { binding: data, key };
  } catch (error) {
    // The phone was revoked meanwhile: it becomes a new one.
    if (isAgain || !isApiError(error, 'redemption.key-not-found')) throw error;
    await forgetPhoneKey(asked.user_id);
    return bindHere(asked, true);
  }
}

export async function readCode(asked: CodeAsked, signal?: AbortSignal): Promise<ItemCode> {
  const params = { id: asked.id };
  const options = signal === undefined ? {} : { signal };
  const [{ data: item }, { data: found }] = await Promise.all([
    call('GET /items/:id', { params }, options),
    call('GET /items/:id/key', { params }, options),
  ]);
  const now_ms = Date.now();
  const offset_ms = Date.parse(found.now) - now_ms;
  const known = canSign() ? await knownPhoneKey(asked.user_id) : null;
  const isFree = found.key_id === null && found.can.bind && item.state === 'held';
  const { binding, key } = isFree && canSign() ? await bindHere(asked) : { binding: found, key: known };
  const kept: KeptCode = { item, binding, offset_ms, read_at: new Date(now_ms).toISOString() };
  await writeKept(asked.user_id, CODES + asked.id, kept);
  return { ...kept, key, isKept: false };
}

export async function readKeptCode(asked: CodeAsked): Promise<ItemCode | null> {
  const kept = await readKept<KeptCode>(asked.user_id, CODES + asked.id);
  if (kept === null) return null;
  return { ...kept, key: canSign() ? await knownPhoneKey(asked.user_id) : null, isKept: true };
}

// What the phone needs to show the code of an item: the item, the phone it is on, this phone's key, the server's clock.
// Kept on the phone, so that all of it is there without a network.
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import type { ItemBinding } from '@stagepass/contract/redemption/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { readPhone, writePhone } from './phone-db.ts';
import { canSign, forgetPhoneKey, knownPhoneKey, type PhoneKey, phoneKey } from './phone-key.ts';

export interface ItemCode {
  item: ItemDetails;
  binding: ItemBinding;
  /** Null where this phone cannot sign. */
  key: PhoneKey | null;
  /** The server's clock minus the phone's. */
  offset_ms: number;
  /** There was no network: this is what was kept. */
  isKept: boolean;
}

type Kept = Pick<ItemCode, 'item' | 'binding' | 'offset_ms'>;

export function itemCodeKey(id: string) {
  return ['redemption', 'code', id] as const;
}

const keptName = (userId: string, id: string) => `${userId}/item/${id}`;

interface Asked {
  id: string;
  user_id: string;
  phone_name: string;
}

async function bind(asked: Asked, isAgain = false): Promise<{ binding: ItemBinding; key: PhoneKey }> {
  const key = await phoneKey(asked.user_id, asked.phone_name);
  try {
    const params = { id: asked.id };
    const { data } = await call('POST /items/:id/key', { params, body: { key_id: key.key_id } });
    return { binding: data, key };
  } catch (error) {
    // The phone was revoked meanwhile: it becomes a new one.
    if (isAgain || !isApiError(error, 'redemption.key-not-found')) throw error;
    await forgetPhoneKey(asked.user_id);
    return bind(asked, true);
  }
}

async function readCode(asked: Asked, signal: AbortSignal): Promise<ItemCode> {
  const params = { id: asked.id };
  const [{ data: item }, { data: found }] = await Promise.all([
    call('GET /items/:id', { params }, { signal }),
    call('GET /items/:id/key', { params }, { signal }),
  ]);
  const offset_ms = Date.parse(found.now) - Date.now();
  const known = canSign() ? await knownPhoneKey(asked.user_id) : null;
  const isFree = found.key_id === null && found.can.bind && item.state === 'held';
  const { binding, key } = isFree && canSign() ? await bind(asked) : { binding: found, key: known };
  const kept: Kept = { item, binding, offset_ms };
  await writePhone('kept', keptName(asked.user_id, asked.id), kept);
  return { ...kept, key, isKept: false };
}

async function readKept(asked: Asked): Promise<ItemCode | null> {
  const kept = (await readPhone('kept', keptName(asked.user_id, asked.id))) as Kept | undefined;
  if (kept === undefined) return null;
  return { ...kept, key: canSign() ? await knownPhoneKey(asked.user_id) : null, isKept: true };
}

export function useItemCode(asked: Asked) {
  return useQuery({
    queryKey: itemCodeKey(asked.id),
    queryFn: async ({ signal }) => {
      try {
        return await readCode(asked, signal);
      } catch (error) {
        const kept = isApiError(error) && error.status === 0 ? await readKept(asked) : null;
        if (kept === null) throw error;
        return kept;
      }
    },
    // At a door nobody waits for three attempts: what is kept will do.
    retry: false,
    refetchOnReconnect: 'always',
  });
}

export function useBindHere(asked: Asked) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => bind(asked),
    onSuccess: () => client.invalidateQueries({ queryKey: itemCodeKey(asked.id) }),
  });
}

type TypedOf = { kind: 'item'; item_id: string } | { kind: 'pass' };

export function useTypedCode() {
  return useMutation({
    mutationFn: async (of: TypedOf) => (await call('POST /typed-codes', { body: of })).data,
  });
}

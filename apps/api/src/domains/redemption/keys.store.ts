// Owns the SQL of phones' keys and of which phone an item is on.
import type { PublicJwk } from '@stagepass/base/redeem-code.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import type { DeviceKeyRow } from './tables.ts';

const columns = 'id, user_id, public_jwk, name, created_at, revoked_at';

const byIds = prepared<DeviceKeyRow>(
  'redemption-keys',
  `select ${columns} from device_keys where id = any($1::uuid[])`,
);

export async function findKey(tx: Executor, id: string): Promise<DeviceKeyRow | undefined> {
  return (await byIds(tx, [[id]]))[0];
}

export async function listKeysOf(
  tx: Executor,
  userId: string,
  revokedSince: Date,
): Promise<(DeviceKeyRow & { bound: number })[]> {
  const { rows } = await tx.query<DeviceKeyRow & { bound: number }>({
    name: 'redemption-keys-of',
    text: `select k.id, k.user_id, k.public_jwk, k.name, k.created_at, k.revoked_at,
        (select count(*) from item_keys b join item_facts i on i.id = b.item_id
         where b.key_id = k.id and i.holder_id = k.user_id and i.state = 'held') as bound
      from device_keys k where k.user_id = $1 and (k.revoked_at is null or k.revoked_at > $2)
      order by k.created_at desc, k.id desc limit 100`,
    values: [userId, revokedSince],
  });
  return rows;
}

export async function findKeyByPoint(
  tx: Executor,
  userId: string,
  point: string,
): Promise<DeviceKeyRow | undefined> {
  const { rows } = await tx.query<DeviceKeyRow>({
    text: `select ${columns} from device_keys where user_id = $1 and point = $2`,
    values: [userId, point],
  });
  return rows[0];
}

/** One person's phones are added one at a time, until the transaction ends. */
export async function lockKeysOf(tx: Executor, userId: string): Promise<void> {
  await oneAtATime(tx, 'redemption-keys', userId);
}

export async function insertKey(
  tx: Executor,
  key: { id: string; user_id: string; public_jwk: PublicJwk; point: string; name: string; created_at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into device_keys (id, user_id, public_jwk, point, name, created_at) values ($1, $2, $3, $4, $5, $6)`,
    values: [key.id, key.user_id, JSON.stringify(key.public_jwk), key.point, key.name, key.created_at],
  });
}

export async function renameKey(tx: Executor, id: string, name: string): Promise<void> {
  await tx.query({ text: 'update device_keys set name = $2 where id = $1', values: [id, name] });
}

/** False where it is revoked already, or somebody else's. */
export async function revokeKey(
  tx: Executor,
  key: { id: string; user_id: string; at: Date },
): Promise<boolean> {
  const { count } = await tx.query({
    text: 'update device_keys set revoked_at = $3 where id = $1 and user_id = $2 and revoked_at is null',
    values: [key.id, key.user_id, key.at],
  });
  return count === 1;
}

export interface BindingRow {
  key_id: string | null;
  changed_at: Date;
  /** Of the bound phone. */
  user_id: string | null;
  name: string | null;
  revoked_at: Date | null;
}

const binding = prepared<BindingRow>(
  'redemption-binding',
  `select b.key_id, b.changed_at, k.user_id, k.name, k.revoked_at from item_keys b
   left join device_keys k on k.id = b.key_id where b.item_id = $1`,
);

export async function findBinding(tx: Executor, itemId: string): Promise<BindingRow | undefined> {
  return (await binding(tx, [itemId]))[0];
}

export async function putBinding(
  tx: Executor,
  bound: { item_id: string; key_id: string | null; at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into item_keys (item_id, key_id, changed_at) values ($1, $2, $3)
      on conflict (item_id) do update set key_id = excluded.key_id, changed_at = excluded.changed_at`,
    values: [bound.item_id, bound.key_id, bound.at],
  });
}

export async function deleteKeysOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from typed_codes where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from device_keys where user_id = $1', values: [userId] });
}

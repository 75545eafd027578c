// Owns the SQL of push: devices, and the log that is also the queue of what is to be sent.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { DeliveryRow, DeviceRow } from '../tables.ts';

export type NewDevice = Omit<DeviceRow, 'created_at' | 'last_sent_at' | 'failures'>;

// Whoever registers a push address has that browser in hand. What was another person's device gets a new id, so that nothing that still
// waits for that person is sent to it.
const put = prepared<DeviceRow>(
  'push-devices-put',
  `insert into push_devices as d (id, user_id, session_id, endpoint, p256dh, auth, label, server_key, created_at, seen_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
     label = excluded.label, server_key = excluded.server_key, seen_at = excluded.seen_at, failures = 0
   returning *`,
);

const DEVICE_GONE = 'This device was signed out or removed';

/** The same push address is one device, and one session has one device. Beyond the most, the one seen longest ago goes. */
export async function putDevice(tx: Executor, row: NewDevice, most: number): Promise<DeviceRow> {
  await oneAtATime(tx, 'push-address', row.endpoint);
  await oneAtATime(tx, 'push-devices', row.user_id);
  await tx.query({
    text: 'delete from push_devices where (endpoint = $1 and user_id <> $2) or (session_id = $3 and endpoint <> $1)',
    values: [row.endpoint, row.user_id, row.session_id],
  });
  const { id, user_id, session_id, endpoint, p256dh, auth, label, server_key, seen_at } = row;
  const [saved] = await put(tx, [
    id,
    user_id,
    session_id,
    endpoint,
    p256dh,
    auth,
    label,
    server_key,
    seen_at,
  ]);
  await tx.query({
    text: `delete from push_devices where id in
      (select id from push_devices where user_id = $1 order by seen_at desc, id offset $2)`,
    values: [user_id, most],
  });
  return saved as DeviceRow;
}

export async function listDevices(tx: Executor, userId: string): Promise<DeviceRow[]> {
  const { rows } = await tx.query<DeviceRow>({
    text: 'select * from push_devices where user_id = $1 order by seen_at desc, id limit 50',
    values: [userId],
  });
  return rows;
}

export async function removeDevice(tx: Executor, of: { id: string; user_id: string }): Promise<boolean> {
  const { count } = await tx.query({
    text: 'delete from push_devices where id = $1 and user_id = $2',
    values: [of.id, of.user_id],
  });
  return count > 0;
}

export async function removeDevicesOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from push_deliveries where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from push_devices where user_id = $1', values: [userId] });
}

/** What a push is about: it goes when that is withdrawn, and is not summed up once it was read. */
type Cause = Pick<DeliveryRow, 'source' | 'notification_id' | 'conversation_id' | 'seq'>;

export type NewDelivery = Pick<
  DeliveryRow,
  | 'id'
  | 'user_id'
  | 'device_id'
  | 'device_label'
  | 'kind'
  | 'title'
  | 'message'
  | 'topic'
  | 'urgency'
  | 'state'
> &
  Partial<Cause> & {
    /** When it is tried, or quiet hours end; at once where it is left out. */ run_at?: Date;
  };

const insert = prepared<never>(
  'push-deliveries-insert',
  `insert into push_deliveries
     (id, user_id, device_id, device_label, kind, title, message, topic, urgency, state, source, notification_id,
      conversation_id, seq, run_at, created_at, updated_at)
   select id, user_id, device_id, device_label, kind, title, message, topic, urgency, state, source, notification_id,
     conversation_id, seq, coalesce(run_at, $2), $2, $2
   from jsonb_to_recordset($1::jsonb) as r (id uuid, user_id uuid, device_id uuid, device_label text, kind text, title text,
     message jsonb, topic text, urgency text, state text, source text, notification_id uuid, conversation_id uuid,
     seq integer, run_at timestamptz)`,
);

export async function insertDeliveries(tx: Executor, rows: readonly NewDelivery[], at: Date): Promise<void> {
  await insert(tx, [JSON.stringify(rows), at]);
}

export interface Claimed extends DeliveryRow, Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth' | 'server_key'> {
  device_id: string;
}

/**
 * Until then nobody else tries it: two servers that look at once never send one twice. Undefined where it is not due, sent already,
 * or the device is gone.
 */
export async function claimDelivery(
  tx: Executor,
  of: { id: string; now: Date; until: Date },
): Promise<Claimed | undefined> {
  const { rows } = await tx.query<Claimed>({
    text: `update push_deliveries p set run_at = $3, tries = p.tries + 1, updated_at = $2 from push_devices d
      where p.id = $1 and p.state = 'waiting' and p.run_at <= $2 and d.id = p.device_id
      returning p.*, d.endpoint, d.p256dh, d.auth, d.server_key`,
    values: [of.id, of.now, of.until],
  });
  return rows[0];
}

export async function listDueDeliveries(
  tx: Executor,
  of: { now: Date; limit: number; except: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from push_deliveries where state = 'waiting' and run_at <= $1 and id::text <> all ($3::text[])
      order by run_at, id limit $2`,
    values: [of.now, of.limit, of.except],
  });
  return rows.map((row) => row.id);
}

export type Outcome = Pick<DeliveryRow, 'state' | 'status' | 'reason'> & { run_at?: Date; at: Date };

/** What was withdrawn while it was being sent is not tried again. */
export async function updateDelivery(tx: Executor, deliveryId: string, of: Outcome): Promise<void> {
  await tx.query({
    text: `update push_deliveries set state = $2, status = $3, reason = $4, run_at = coalesce($5, run_at), updated_at = $6,
        message = case when $2 = 'waiting' then message end
      where id = $1 and (state = 'waiting' or $2 = 'sent')`,
    values: [deliveryId, of.state, of.status, of.reason, of.run_at ?? null, of.at],
  });
}

export async function updateSent(tx: Executor, deviceId: string, at: Date): Promise<void> {
  await tx.query({
    text: 'update push_devices set last_sent_at = $2, failures = 0 where id = $1',
    values: [deviceId, at],
  });
}

/** How many were given up in a row by now. */
export async function updateFailed(tx: Executor, deviceId: string): Promise<number> {
  const { rows } = await tx.query<{ failures: number }>({
    text: 'update push_devices set failures = failures + 1 where id = $1 returning failures',
    values: [deviceId],
  });
  return rows[0]?.failures ?? 0;
}

/** Only the subscription that was sent to: one that the phone renewed meanwhile stays. Whatever waits for it is given up. */
export async function dropDevice(tx: Executor, sent: Claimed, at: Date): Promise<void> {
  const { rows } = await tx.query<{ id: string }>({
    text: 'select id from push_devices where id = $1 and p256dh = $2 and server_key = $3 for update',
    values: [sent.device_id, sent.p256dh, sent.server_key],
  });
  if (rows.length === 0) return;
  await tx.query({
    text: `update push_deliveries set state = 'dropped', reason = $3, message = null, updated_at = $2
      where device_id = $1 and state = 'waiting'`,
    values: [sent.device_id, at, DEVICE_GONE],
  });
  await tx.query({ text: 'delete from push_devices where id = $1', values: [sent.device_id] });
}

/** Where its device went while it waited: signed out, removed, or another person's now. */
export async function giveUpWithoutDevice(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.query({
    text: `update push_deliveries set state = 'dropped', reason = $3, message = null, updated_at = $2
      where id = $1 and state = 'waiting' and device_id is null`,
    values: [id, at, DEVICE_GONE],
  });
}

export const deliveryKey = keyset<{ created_at: Date; id: string }>({ created_at: time, id });
const LAST = { created_at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const deliveries = prepared<DeliveryRow>(
  'push-deliveries-of-user',
  `select * from push_deliveries where user_id = $1 and (created_at, id) < ($2::timestamptz, $3::uuid)
   order by created_at desc, id desc limit $4`,
);

export async function listDeliveries(
  tx: Executor,
  userId: string,
  { after = LAST, limit }: PageOf<typeof deliveryKey>,
): Promise<DeliveryRow[]> {
  return deliveries(tx, [userId, after.created_at, after.id, limit]);
}

export async function removeDeliveries(tx: Executor, before: Date, limit: number): Promise<number> {
  const { count } = await tx.query({
    text: `delete from push_deliveries where id in
      (select id from push_deliveries where created_at < $1 order by created_at limit $2)`,
    values: [before, limit],
  });
  return count;
}

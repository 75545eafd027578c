// Owns what follows quiet hours: one push that sums up what they held back and the person has not read by then.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { truncate } from '@stagepass/base/text.ts';
import type { PushMessage } from '@stagepass/contract/notifications/shapes.ts';
import { countUnreadConversations } from '#domains/chat/public/count-unread.ts';
import { readPlacesOf } from '#domains/chat/public/read-among.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { isQuiet, quietUntil } from '../choices.rules.ts';
import { findSettings } from '../choices.store.ts';
import { listCounters } from '../notifications.store.ts';
import { unreadOf } from '../views.ts';
import { insertDeliveries, listDevices } from './push.store.ts';
import { topicOf } from './push-terms.rules.ts';
import { SEND_PUSH } from './queue-push.ts';
import { type Held, holdLonger, listQuietEnded, takeHeld } from './quiet.store.ts';

const MOST_BODY = 240;
const NAMED = 3;
const TAG = 'quiet-hours';

/** Safe to repeat: what is said is taken in the same transaction. */
async function sumUp(platform: Platform, userId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const settings = await findSettings(tx, userId);
    // Changed meanwhile, or the clocks were.
    if (isQuiet(settings, now))
      return holdLonger(tx, { user_id: userId, now, until: quietUntil(settings, now) });
    const held = await withoutReadMessages(tx, userId, await takeHeld(tx, userId, now));
    const [latest] = held;
    if (latest === undefined) return;
    const unread = await unreadFor(platform, tx, userId);
    await send(platform, tx, { user_id: userId, kind: latest.kind, message: summaryOf(held, unread, now) });
  });
}

async function withoutReadMessages(tx: Tx, userId: string, held: readonly Held[]): Promise<Held[]> {
  const ids = held.flatMap(({ conversation_id }) => conversation_id ?? []);
  const read = await readPlacesOf(tx, { user_id: userId, conversation_ids: [...new Set(ids)] });
  return held.filter(
    ({ conversation_id, seq }) => conversation_id === null || (seq ?? 0) > (read.get(conversation_id) ?? -1),
  );
}

async function unreadFor(platform: Platform, tx: Tx, userId: string): Promise<number> {
  const { unread } = unreadOf((await listCounters(tx, [userId])).get(userId));
  return unread + ((await countUnreadConversations(platform, tx, [userId])).get(userId) ?? 0);
}

export function summaryOf(held: readonly Held[], unread: number, now: Date): PushMessage {
  const [first] = held;
  const single = held.length === 1 && first !== undefined;
  const titles = [...new Set(held.map(({ title }) => title))].slice(0, NAMED).join(' · ');
  return {
    ...{ id: null, kind: 'summary', tag: TAG, actions: [], chat: null, unread },
    title: single ? first.title : `${held.length} notifications during quiet hours`,
    body: single ? 'During quiet hours' : truncate(titles, MOST_BODY),
    url: held.every(({ kind }) => kind === 'message') ? '/messages' : '/notifications',
    sent_at: now.toISOString(),
  };
}

async function send(
  platform: Platform,
  tx: Tx,
  { user_id, kind, message }: { user_id: string; kind: NotificationKind; message: PushMessage },
): Promise<void> {
  const rows = (await listDevices(tx, user_id)).map((device) => ({
    ...{ id: newId(platform), user_id, device_id: device.id, device_label: device.label },
    ...{ kind, title: message.title, message, topic: topicOf(TAG) },
    urgency: 'normal' as const,
    state: 'waiting' as const,
  }));
  if (rows.length === 0) return;
  await insertDeliveries(tx, rows, platform.clock.now());
  await platform.jobs.queue(tx, SEND_PUSH, { ids: rows.map(({ id }) => id) });
}

export const sendSummaries = dueItems<string>({
  name: 'notifications.after-quiet-hours',
  lane: 'push',
  cron: '* * * * *',
  list: ({ db }, asked) => listQuietEnded(db, asked),
  each: sumUp,
});

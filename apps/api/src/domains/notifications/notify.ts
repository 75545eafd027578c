// Owns telling people: once for each deed, into the inbox and onto their devices, as each of them chose.
import { type NotificationKind, notificationRule } from '@stagepass/base/notification-kinds.ts';
import {
  type NotificationPayloads,
  notificationPayloads,
} from '@stagepass/contract/notifications/payloads.ts';
import type {} from '@stagepass/contract/notifications/realtime.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { choiceOf } from './choices.rules.ts';
import { listReceivers, type ReceiverRow } from './choices.store.ts';
import type { Notice, Told } from './notice.ts';
import { insertSources, linkSources, listCounters, putNotifications } from './notifications.store.ts';
import { queuePush } from './push/queue-push.ts';
import { unreadOf } from './views.ts';

export async function notify<Kind extends NotificationKind>(
  platform: Platform,
  tx: Tx,
  notice: Notice<Kind>,
): Promise<void> {
  const { kind, club_id, actor_id = null, source } = notice;
  const asked = [...new Set(notice.user_ids)].filter((id) => id !== actor_id);
  if (asked.length === 0) return;
  const at = platform.clock.now();
  const fresh = new Set(await insertSources(tx, { user_ids: asked, kind, source, actor_id, at }));
  if (fresh.size === 0) return;
  const all = await listReceivers(tx, { user_ids: [...fresh], kind, club_id, actor_id });
  const receivers = all.map((row) => ({ row, ...choiceOf(kind, club_id, row.choices) }));
  const inApp = receivers.filter(({ app }) => app).map(({ row }) => row.user_id);
  const told = await enter(platform, tx, notice, inApp, at);
  await queuePush(platform, tx, {
    notice: { ...notice, actor_id },
    receivers: receivers
      .map(({ row, push }) => ({ ...toldOf(row, told, actor_id), row, push }))
      .filter(({ begins }) => begins || !notificationRule(kind).push_once),
    at,
  });
}

function toldOf({ user_id }: ReceiverRow, told: ReadonlyMap<string, Told>, actorId: string | null): Told {
  const people = actorId === null ? [] : [actorId];
  return told.get(user_id) ?? { user_id, id: null, count: 1, people, begins: true };
}

/** Into the inbox of these people; what each has there now. */
async function enter<Kind extends NotificationKind>(
  platform: Platform,
  tx: Tx,
  notice: Notice<Kind>,
  userIds: readonly string[],
  at: Date,
): Promise<Map<string, Told>> {
  if (userIds.length === 0) return new Map();
  const { kind, club_id, source, subject, link } = notice;
  const { group, bundles } = notificationRule(kind);
  const ids = userIds.map(() => newId(platform));
  const rows = await putNotifications(tx, ids, userIds, {
    ...{ kind, tab: group, club_id, link, at, counts: bundles, actor_id: notice.actor_id ?? null },
    bundle_key: bundles === false ? null : (notice.bundle ?? club_id ?? ''),
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    // A field too many would be kept for good, and one that is missing found out only by a reader.
    payload: notificationPayloads[kind].parse(notice.payload) as NotificationPayloads[Kind],
  });
  await linkSources(tx, new Map([...rows].map(([user_id, { id }]) => [user_id, id])), { kind, source });
  const counters = await listCounters(tx, userIds);
  tx.afterCommit(() => {
    for (const [user_id, { id }] of rows)
      platform.realtime.toUser(user_id, 'notification', {
        id,
        kind,
        unread: unreadOf(counters.get(user_id)).unread,
      });
  });
  const made = new Set(ids);
  return new Map([...rows].map(([user_id, row]) => [user_id, { user_id, ...row, begins: made.has(row.id) }]));
}

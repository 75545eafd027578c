// Owns what becomes of a notification on somebody's devices: sent, or held back with the reason in their log.
import { notificationRule } from '@stagepass/base/notification-kinds.ts';
import { truncate } from '@stagepass/base/text.ts';
import type { PushMessage } from '@stagepass/contract/notifications/shapes.ts';
import { countUnreadConversations } from '#domains/chat/public/count-unread.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { isQuiet, quietUntil } from '../choices.rules.ts';
import type { ReceiverRow } from '../choices.store.ts';
import type { Notice, Told } from '../notice.ts';
import { listCounters } from '../notifications.store.ts';
import { momentIn, whoOf, wordsOf } from '../text.rules.ts';
import { unreadOf } from '../views.ts';
import { insertDeliveries, type NewDelivery } from './push.store.ts';
import { pushTerms, topicOf } from './push-terms.rules.ts';

interface Queued {
  notice: Notice;
  receivers: readonly (Told & { row: ReceiverRow; push: boolean })[];
  at: Date;
}

/** Named here, since both the queue and the job that sends need it. */
export const SEND_PUSH = 'notifications.send-push';

/** More than these no browser shows. */
const MOST_BUTTONS = 2;
// All of a push has to fit into 4,096 bytes, encrypted.
const MOST_TITLE = 120;
const MOST_BODY = 240;

export async function queuePush(
  platform: Platform,
  tx: Tx,
  { notice, receivers, at }: Queued,
): Promise<void> {
  const { kind } = notice;
  if (notificationRule(kind).channels.push === 'never') return;
  // People without a device have nothing to look for in a log.
  const reached = receivers.filter(({ row }) => row.devices.length > 0);
  if (reached.length === 0) return;
  const messageOf = await composer(platform, tx, { notice, receivers: reached, at });
  const rows = reached.flatMap((one): NewDelivery[] => {
    const message = messageOf(one);
    const held = one.push ? (isQuiet(one.row, at) ? 'quiet-hours' : null) : 'off';
    const shared = {
      ...{ user_id: one.user_id, kind, title: message.title, urgency: pushTerms(kind).urgency },
      ...{ source: notice.source, notification_id: one.id },
      ...{ conversation_id: message.chat?.conversation_id ?? null, seq: message.chat?.seq ?? null },
    };
    if (held !== null)
      return [
        {
          ...shared,
          id: newId(platform),
          device_id: null,
          device_label: null,
          message: null,
          topic: null,
          state: held,
          ...(held === 'quiet-hours' ? { run_at: quietUntil(one.row, at) } : {}),
        },
      ];
    return one.row.devices.map(({ id, label }) => ({
      ...shared,
      ...{ id: newId(platform), device_id: id, device_label: label, message, topic: topicOf(message.tag) },
      state: 'waiting',
    }));
  });
  await insertDeliveries(tx, rows, at);
  const ids = rows.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  if (ids.length > 0) await platform.jobs.queue(tx, SEND_PUSH, { ids });
}

const withQuery = (link: string, query: string) => `${link}${link.includes('?') ? '&' : '?'}${query}`;

function chatOf({ subject, payload }: Notice): PushMessage['chat'] {
  if (subject?.kind !== 'conversation' || !('seq' in payload) || payload.seq === undefined) return null;
  return { conversation_id: subject.id, seq: payload.seq };
}

async function composer(
  platform: Platform,
  tx: Tx,
  { notice, receivers, at }: Queued,
): Promise<(one: Queued['receivers'][number]) => PushMessage> {
  const { kind, club_id, link, payload } = notice;
  const people = await loadUserCards(
    platform,
    tx,
    receivers.flatMap((one) => one.people),
  );
  const clubs = await loadClubCards(platform, tx, club_id === null ? [] : [club_id], { suspended: true });
  const userIds = receivers.map(({ user_id }) => user_id);
  const counters = await listCounters(tx, userIds);
  const conversations = await countUnreadConversations(platform, tx, userIds);
  return ({ id, user_id, count, people: ids, row }) => {
    const names = ids.flatMap((one) => people.get(one)?.display_name ?? []);
    const club = club_id === null ? undefined : clubs.get(club_id);
    const bundlesPeople = notificationRule(kind).bundles === 'people';
    const words = wordsOf(kind, payload, {
      who: whoOf(names, bundlesPeople ? count : 1),
      club: club?.name ?? null,
      count,
      at: momentIn(row.time_zone),
    });
    return {
      ...{
        id,
        kind,
        title: truncate(words.title, MOST_TITLE),
        body: truncate(words.body, MOST_BODY),
        url: link,
      },
      tag: `${kind}:${notice.bundle ?? notice.subject?.id ?? notice.source}`,
      actions: (words.actions ?? []).slice(0, MOST_BUTTONS).map(({ query, ...button }) => ({
        ...button,
        url: query === undefined ? link : withQuery(link, query),
      })),
      chat: chatOf(notice),
      unread: unreadOf(counters.get(user_id)).unread + (conversations.get(user_id) ?? 0),
      sent_at: at.toISOString(),
    };
  };
}

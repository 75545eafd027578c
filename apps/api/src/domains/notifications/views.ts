// Owns how rows of the inbox become what phones are sent: people and clubs by two queries, however many entries.
import type { NotificationGroup } from '@stagepass/base/notification-kinds.ts';
import { RENEW_PUSH_AFTER_DAYS } from '@stagepass/base/notification-kinds.ts';
import type {
  NotificationEntry,
  PushDelivery,
  PushDevice,
  UnreadCounts,
} from '@stagepass/contract/notifications/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import type { CounterRow, DeliveryRow, DeviceRow, NotificationRow } from './tables.ts';

export function unreadOf(row: CounterRow | undefined): UnreadCounts {
  const groups: Record<NotificationGroup, number> = {
    'for-me': row?.for_me ?? 0,
    missions: row?.missions ?? 0,
    market: row?.market ?? 0,
    clubs: row?.clubs ?? 0,
  };
  return { unread: Object.values(groups).reduce((sum, count) => sum + count, 0), groups };
}

export async function presentEntries(
  platform: Platform,
  tx: Executor,
  rows: readonly NotificationRow[],
): Promise<NotificationEntry[]> {
  const clubIds = rows.flatMap(({ club_id }) => (club_id === null ? [] : [club_id]));
  const [people, clubs] = [
    await loadUserCards(
      platform,
      tx,
      rows.flatMap((row) => row.people),
    ),
    await loadClubCards(platform, tx, clubIds, { suspended: true }),
  ];
  return rows.map((row) => {
    const club = row.club_id === null ? undefined : clubs.get(row.club_id);
    return {
      id: row.id,
      kind: row.kind,
      group: row.tab,
      club:
        club === undefined
          ? null
          : { id: club.id, handle: club.handle, name: club.name, hue: club.hue, picture: club.picture },
      people: row.people.flatMap((id) => people.get(id) ?? []),
      count: row.count,
      subject:
        row.subject_kind === null || row.subject_id === null
          ? null
          : { kind: row.subject_kind, id: row.subject_id },
      link: row.link,
      payload: row.payload,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      read: row.read_at !== null,
    } as NotificationEntry;
  });
}

const RENEW_MS = RENEW_PUSH_AFTER_DAYS * 86_400_000;

export function presentDevice(row: DeviceRow, sessionId: string, now: Date): PushDevice {
  return {
    id: row.id,
    label: row.label,
    this_device: row.session_id === sessionId,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    stale: now.getTime() - row.seen_at.getTime() > RENEW_MS,
  };
}

export function presentDelivery(row: DeliveryRow): PushDelivery {
  const { id, kind, title, device_label, state, status, reason, tries } = row;
  return {
    ...{ id, kind, title, device_label, state, status, reason, tries },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

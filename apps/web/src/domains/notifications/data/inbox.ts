// Owns what is asked about the inbox: its pages by tab, how many are unread, and marking them as read before the answer is there.
import type { NotificationGroup } from '@stagepass/base/notification-kinds.ts';
import type { NotificationEntry, UnreadCounts } from '@stagepass/contract/notifications/shapes.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateNotifications } from '../public/invalidate.ts';
import { setUnread } from '../public/unread.ts';

const listKey = ['notifications', 'list'] as const;
const unreadKey = ['notifications', 'unread'] as const;

export function useInbox(group: NotificationGroup | null) {
  return usePages(
    'GET /notifications',
    { query: group === null ? {} : { group } },
    { key: [...listKey, group ?? 'all'] },
  );
}

export function useUnreadCounts() {
  return useCall('GET /notifications/unread', {}, { key: unreadKey });
}

type Pages = InfiniteData<{ data: NotificationEntry[]; next_cursor: string | null }, string | null>;

/** Shows entries as read wherever they stand; answers how many of each tab that were. */
function showRead(client: QueryClient, isMeant: (entry: NotificationEntry) => boolean): void {
  const newly = new Map<string, NotificationGroup>();
  client.setQueriesData<Pages>({ queryKey: listKey }, (known) => {
    if (known === undefined) return known;
    const read = (entry: NotificationEntry) => {
      if (entry.read || !isMeant(entry)) return entry;
      newly.set(entry.id, entry.group);
      return { ...entry, read: true };
    };
    return { ...known, pages: known.pages.map((page) => ({ ...page, data: page.data.map(read) })) };
  });
  client.setQueryData<UnreadCounts>(unreadKey, (counts) => {
    if (counts === undefined) return counts;
    const groups = { ...counts.groups };
    for (const group of newly.values()) groups[group] = Math.max(0, groups[group] - 1);
    return { unread: Math.max(0, counts.unread - newly.size), groups };
  });
}

function keepCounts(client: QueryClient, counts: UnreadCounts): void {
  client.setQueryData(unreadKey, counts);
  setUnread(counts.unread);
}

export function useReadOne() {
  return useOptimistic<string, UnreadCounts>({
    key: ['notifications', 'reading'],
    send: (id) => callData('PUT /notifications/:id/read', { params: { id } }),
    show: (client, id) => showRead(client, (entry) => entry.id === id),
    answered: keepCounts,
    settled: () => undefined,
  });
}

interface UpTo {
  /** The latest that is shown: what comes meanwhile stays unread. */
  up_to: string;
  group: NotificationGroup | null;
}

export function useReadAll(ended: Ended<UpTo, UnreadCounts>) {
  return useOptimistic<UpTo, UnreadCounts>({
    key: ['notifications', 'reading'],
    send: ({ up_to, group }) =>
      callData('PUT /notifications/read', { body: { up_to, ...(group === null ? {} : { group }) } }),
    show: (client, { group }) => showRead(client, (entry) => group === null || entry.group === group),
    answered: keepCounts,
    settled: (client) => invalidateNotifications(client),
    ...ended,
  });
}

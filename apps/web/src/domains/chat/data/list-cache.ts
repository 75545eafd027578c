// The lists of conversations that were read: changed in place where it is known what changed, asked for anew otherwise.
import type { ChannelView, ConversationView } from '@stagepass/contract/chat/shapes.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { anyChannelsKey, listKey, unreadKey } from './keys.ts';

type Pages = InfiniteData<{ data: ConversationView[]; next_cursor: string | null }, string | null>;

/** In lists of conversations, and in the lists of channels that clubs show. */
export function changeListed(
  client: QueryClient,
  id: string,
  change: (known: ConversationView) => ConversationView,
): void {
  client.setQueriesData<Pages>({ queryKey: listKey }, (known) => {
    if (known === undefined || !Array.isArray(known.pages)) return known;
    return {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        data: page.data.map((one) => (one.id === id ? change(one) : one)),
      })),
    };
  });
  client.setQueriesData<ChannelView[]>({ queryKey: anyChannelsKey }, (known) => {
    if (known?.some(({ conversation }) => conversation?.id === id) !== true) return known;
    return known.map((channel) =>
      channel.conversation?.id === id ? { ...channel, conversation: change(channel.conversation) } : channel,
    );
  });
}

/** Whether it stands in a list that was read. */
export function isListed(client: QueryClient, id: string): boolean {
  return client
    .getQueriesData<Pages>({ queryKey: listKey })
    .some(([, known]) => known?.pages?.some(({ data }) => data.some((one) => one.id === id)) === true);
}

/** Brings a conversation with something new to the head of its list. */
export function raiseListed(client: QueryClient, id: string): void {
  client.setQueriesData<Pages>({ queryKey: listKey }, (known) => {
    const [first, ...rest] = known?.pages ?? [];
    const raised = known?.pages.flatMap(({ data }) => data).find((one) => one.id === id);
    if (known === undefined || first === undefined || raised === undefined) return known;
    const without = <Page extends { data: ConversationView[] }>(page: Page): Page => ({
      ...page,
      data: page.data.filter((one) => one.id !== id),
    });
    const head = without(first);
    return { ...known, pages: [{ ...head, data: [raised, ...head.data] }, ...rest.map(without)] };
  });
}

export async function invalidateLists(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: listKey }),
    client.invalidateQueries({ queryKey: unreadKey }),
    client.invalidateQueries({ queryKey: anyChannelsKey }),
  ]);
}

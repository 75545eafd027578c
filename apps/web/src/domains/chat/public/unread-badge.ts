// Keeps the count on the Messages tab: asked for once, then whenever something about conversations is said. It comes with the
// realtime client, which visitors fetch too: the cache of answers, which they may not need, is fetched by itself.
import { callData } from '#platform/api/api.ts';
import { setTabBadge } from '#platform/navigation/tab-badges.ts';
import { listenByName, listenToReturn } from '#platform/realtime/listeners.ts';
import { watchRoom } from '#platform/realtime/rooms.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';
import { unreadKey } from '../data/keys.ts';
import { doMessagesWait } from '../data/outbox-key.ts';
import { paced } from '../model/paced.ts';

/** Phones that heard of a message at the same moment must not all ask at the same moment. */
const SPREAD_MS = 2500;
const SOON_MS = 700;
const BETWEEN_MS = 3000;

const fetchCache = () => import('#platform/query/query.ts');

async function ask(): Promise<void> {
  const asker = getSession()?.user_id;
  if (asker === undefined) return setTabBadge('messages', 0);
  try {
    const [unread, { queryClient }] = await Promise.all([
      callData('GET /conversations/unread', {}),
      fetchCache(),
    ]);
    if (getSession()?.user_id !== asker) return;
    queryClient.setQueryData(unreadKey, unread);
  } catch {
    // Without a connection the count stays as it was; the next event asks again.
  }
}

const { ask: askSoon } = paced(() => void ask(), {
  soon_ms: SOON_MS,
  spread_ms: SPREAD_MS,
  between_ms: BETWEEN_MS,
});

/** Messages that were written without a connection are sent wherever the person is, once there is one. */
function sendWaiting(): void {
  const owner = getSession()?.user_id;
  if (owner === undefined || !navigator.onLine || !doMessagesWait(owner)) return;
  void import('../data/outbox.ts').then(({ wakeOutbox }) => wakeOutbox()).catch(() => undefined);
}

function isUnreadCounts(data: unknown): data is { conversations: number } {
  return typeof data === 'object' && data !== null && 'conversations' in data;
}

/** Whoever asks for the counts, the tab shows them. */
async function showCounts(): Promise<void> {
  const { queryClient } = await fetchCache();
  queryClient.getQueryCache().subscribe(({ query }) => {
    const { data } = query.state;
    if (query.queryKey[0] === unreadKey[0] && query.queryKey[1] === unreadKey[1] && isUnreadCounts(data))
      setTabBadge('messages', data.conversations);
  });
}

export async function keepUnreadBadge(): Promise<void> {
  // Before anything is asked for, whose answer would not be seen.
  await showCounts();
  let leave: (() => void) | undefined;
  let owner: string | undefined;
  const enter = () => {
    const next = getSession()?.user_id;
    if (next === owner) return;
    owner = next;
    leave?.();
    leave = next === undefined ? undefined : watchRoom(`talk:${next}`, { onWatched: askSoon });
    void ask();
    sendWaiting();
  };
  for (const name of ['haveMessage', 'chatChanged', 'conversationChanged']) listenByName(name, askSoon);
  listenToReturn(askSoon);
  subscribeSession(enter);
  addEventListener('online', sendWaiting);
  enter();
}

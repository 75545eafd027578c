// Owns what of the app stands in the phone's notification tray: it is taken away once it was read, here or on another device.
import { callData } from '#platform/api/api.ts';

/** As the service worker left it on the notification. */
interface Left {
  id?: string | null;
  chat?: { conversation_id: string; seq: number } | null;
}

/** More conversations than these are not looked up at once; their notifications go when they are opened. */
const MOST_ASKED = 5;
const MOST_ENTRIES = 50;

const leftOf = ({ data }: Notification): Left => (data as Left | null | undefined) ?? {};

async function inTray(): Promise<Notification[]> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.getNotifications()) ?? [];
}

/** Of a conversation that was read up to there. */
export async function clearConversation(id: string, readSeq: number): Promise<void> {
  for (const one of await inTray()) {
    const { chat } = leftOf(one);
    if (chat?.conversation_id === id && chat.seq <= readSeq) one.close();
  }
}

/** Of entries that are read by now. Asks the server only where something of the inbox is in the tray and something is unread. */
export async function clearEntries(unread: number): Promise<void> {
  const shown = (await inTray()).filter((one) => typeof leftOf(one).id === 'string');
  if (shown.length === 0) return;
  const entries =
    unread === 0 ? [] : await callData('GET /notifications', { query: { limit: MOST_ENTRIES } });
  const read = new Set(entries.filter((entry) => entry.read).map(({ id }) => id));
  for (const one of shown) if (unread === 0 || read.has(leftOf(one).id ?? '')) one.close();
}

/** After a time without a connection, in which another device may have read anything. */
export async function clearConversations(): Promise<void> {
  const shown = (await inTray()).flatMap((one) => leftOf(one).chat?.conversation_id ?? []);
  for (const id of [...new Set(shown)].slice(0, MOST_ASKED)) {
    const { read_seq } = await callData('GET /conversations/:id', { params: { id } });
    await clearConversation(id, read_seq);
  }
}

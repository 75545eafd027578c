// Owns push messages in the service worker: showing them, the number on the app's icon, what a tap opens, and a subscription that the
// browser replaced by itself.
import { OPEN_MESSAGE, RENEWED_MESSAGE, readPushNote, WHERE_MESSAGE } from '../platform/push/worker-note.ts';
import { addressOf, isSeen, type OpenWindow, type PushShown, readPush, windowFor } from './push-rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long an open page may take to answer; one that is only just loading does not listen yet. */
const WHERE_MS = 300;
const GOING_MS = 1000;

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Undefined where no answer came. */
function ask(client: WindowClient, message: object, within_ms: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, within_ms, undefined);
    client.postMessage(message, [port2]);
  });
}

interface OpenPage extends OpenWindow {
  client: WindowClient;
}

/** With the addresses at which they are now: the app goes from screen to screen without loading a page anew. */
async function openPages(): Promise<OpenPage[]> {
  const clients = await openWindows();
  return Promise.all(
    clients.map(async (client) => {
      const { visibilityState, focused } = client;
      const now = visibilityState === 'visible' ? await ask(client, { type: WHERE_MESSAGE }, WHERE_MS) : null;
      return { client, visibilityState, focused, url: typeof now === 'string' ? now : client.url };
    }),
  );
}

async function setBadge(unread: number | null): Promise<void> {
  if (unread === null || !('setAppBadge' in self.navigator)) return;
  await (unread > 0 ? self.navigator.setAppBadge(unread) : self.navigator.clearAppBadge()).catch(
    () => undefined,
  );
}

async function showPush(message: string | undefined): Promise<void> {
  const { title, tag, actions, ...shown } = readPush(message, self.location.origin);
  await setBadge(shown.unread);
  if (isSeen(await openPages(), shown.url)) return;
  const options: NotificationOptions & { renotify: boolean; actions: object[] } = {
    body: shown.body,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    // A replaced one rings again: what it says is new.
    ...(tag === '' ? { renotify: false } : { tag, renotify: true }),
    actions: actions.map(({ action, title: label }) => ({ action, title: label })),
    data: { id: shown.id, url: shown.url, actions },
  };
  await self.registration.showNotification(title, options);
}

type Tapped = Pick<PushShown, 'id' | 'url' | 'actions'>;

/** The inbox is the truth: what was opened from here is read there. Without a network it stays unread. */
async function markRead(id: string | null): Promise<void> {
  const note = id === null ? null : await readPushNote();
  if (note === null) return;
  await fetch(`${note.api}/notifications/${id}/read`, {
    method: 'PUT',
    headers: { Authorization: note.token },
  });
}

async function openTapped(data: Tapped, pressed: string): Promise<void> {
  const path = addressOf(data, pressed);
  const client = windowFor(await openPages(), path)?.client;
  if (!client) {
    await self.clients.openWindow(path);
    return;
  }
  await client.focus().catch(() => client);
  // An open page goes there by itself: loading it anew would lose what somebody is writing.
  if ((await ask(client, { type: OPEN_MESSAGE, path }, GOING_MS)) !== undefined) return;
  // Only pages of this worker can be sent elsewhere by it.
  await client.navigate(path).catch(() => self.clients.openWindow(path));
}

/** The browser gave this device another address. The server learns it from an open page, or from here where there is none. */
async function renew(next: PushSubscription | null): Promise<void> {
  const note = await readPushNote();
  // Nobody is signed in here: nobody is to be written to.
  if (note === null) return;
  const subscription =
    next ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: note.key,
    }));
  const pages = await openWindows();
  for (const page of pages) page.postMessage({ type: RENEWED_MESSAGE });
  if (pages.length > 0) return;
  await fetch(`${note.api}/push/devices`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: note.token },
    body: JSON.stringify({ subscription: subscription.toJSON(), label: note.label }),
  });
}

export function listenForPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: Tapped = event.notification.data ?? { id: null, url: '/notifications', actions: [] };
    event.waitUntil(Promise.all([openTapped(data, event.action), markRead(data.id).catch(() => undefined)]));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { newSubscription = null } = event as Event & { newSubscription?: PushSubscription | null };
    // What fails is made up for by the next start of the app.
    (event as ExtendableEvent).waitUntil(renew(newSubscription).catch(() => undefined));
  });
}

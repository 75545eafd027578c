// Owns push messages in the service worker: showing them, the number on the app's icon, what a tap opens, and a subscription that the
// browser replaced by itself.
import { OPEN_MESSAGE, RENEWED_MESSAGE, readPushNote, WHERE_MESSAGE } from '../platform/push/worker-note.ts';
import {
  addressOf,
  callOf,
  isSeen,
  type OpenWindow,
  type PushShown,
  readPush,
  windowFor,
} from './push-rules.ts';

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
    data: { id: shown.id, url: shown.url, chat: shown.chat, actions },
  };
  await self.registration.showNotification(title, options);
}

type Tapped = Pick<PushShown, 'id' | 'url' | 'chat' | 'actions'>;
type Note = NonNullable<Awaited<ReturnType<typeof readPushNote>>>;

async function callApi(note: Note, method: 'GET' | 'PUT', path: string, body?: object): Promise<unknown> {
  const answer = await fetch(note.api + path, {
    method,
    headers: { Authorization: note.token, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** As the server counts it now: what was read from here is not on the icon any more. */
async function refreshBadge(note: Note): Promise<void> {
  const [inbox, chats] = (await Promise.all([
    callApi(note, 'GET', '/notifications/unread'),
    callApi(note, 'GET', '/conversations/unread'),
  ])) as [{ data: { unread: number } }, { data: { conversations: number } }];
  await setBadge(inbox.data.unread + chats.data.conversations);
}

/** A button that needs no screen. False where it is another one, or it could not be done: then the app opens. */
async function didAct(data: Tapped, pressed: string): Promise<boolean> {
  const call = callOf(data, pressed, Date.now());
  const note = call === null ? null : await readPushNote();
  if (call === null || note === null) return false;
  try {
    await callApi(note, call.method, call.path, call.body);
  } catch {
    return false;
  }
  await refreshBadge(note).catch(() => undefined);
  return true;
}

/** The inbox is the truth: what was opened from here is read there. Without a network it stays unread. */
async function markRead(id: string | null): Promise<void> {
  const note = id === null ? null : await readPushNote();
  if (note !== null) await callApi(note, 'PUT', `/notifications/${id}/read`);
}

async function tapped(data: Tapped, pressed: string): Promise<void> {
  if (await didAct(data, pressed)) return;
  await Promise.all([openTapped(data, pressed), markRead(data.id).catch(() => undefined)]);
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
    body: JSON.stringify({
      subscription: subscription.toJSON(),
      label: note.label,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  });
}

export function listenForPush(): void {
  self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: Tapped = event.notification.data ?? {
      id: null,
      url: '/notifications',
      chat: null,
      actions: [],
    };
    event.waitUntil(tapped(data, event.action));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { newSubscription = null } = event as Event & { newSubscription?: PushSubscription | null };
    // What fails is made up for by the next start of the app.
    (event as ExtendableEvent).waitUntil(renew(newSubscription).catch(() => undefined));
  });
}

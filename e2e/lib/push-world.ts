// Owns a phone that gets push: the stand-in of a push service behind its browser, and the DevTools' way to the real service worker.
import type { PushMessage } from '@stagepass/contract/notifications/shapes.ts';
import type { SubscriptionJson } from '@stagepass/testkit/servers/push-browser.ts';
import { type PushServer, startPushServer } from '@stagepass/testkit/servers/push-server.ts';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { answerAboutNotifications, type Phone } from './phone.ts';
import { appUrl } from './server.ts';

/** The one that the server may send to. */
export function openPushService(): Promise<PushServer> {
  const port = Number(process.env.E2E_PUSH_PORT);
  if (!port) throw new Error('E2E_PUSH_PORT is not set: run the journeys through npm test.');
  return startPushServer(port);
}

/** `subscribe()` of a real browser asks an outside service: this one gets what the stand-in gives. */
export async function subscribeAs({ context }: Phone, subscription: SubscriptionJson): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: appUrl() });
  await answerAboutNotifications(context, 'granted');
  await context.addInitScript((given) => {
    const made = { ...given, toJSON: () => given, unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => null,
      subscribe: async () => made,
    });
  }, subscription);
}

/** Allowed in this browser already: the app registers it once its service worker is there, and the screen of settings follows. */
export async function registeredByItself(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByText('Push is on for this device.').waitFor();
}

interface WorkerOfPhone {
  readonly worker: Worker;
  /** Hands it a message as the browser does once it has decrypted one. */
  deliver(text: string): Promise<void>;
}

export async function workerOf({ page, context }: Phone): Promise<WorkerOfPhone> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const devtools = await context.newCDPSession(page);
  const registrationId = await registrationOf(devtools);
  await worker.evaluate(layTray);
  return {
    worker,
    deliver: async (data) => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin: appUrl(), registrationId, data });
    },
  };
}

async function registrationOf(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${appUrl()}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return found;
}

/**
 * A browser without windows has no place where notifications could stand, and ends a worker that sets the number on the app's icon. There
 * the worker gets a place that takes and refuses what a real one does: the same tag replaces, and ringing again needs a tag.
 */
function layTray(): void {
  const scope = self as unknown as WorkerScope;
  if (Notification.permission === 'granted') return;
  let tray: Notification[] = [];
  const showNotification = async (
    title: string,
    options: NotificationOptions & { renotify?: boolean } = {},
  ) => {
    const { tag = '', body = '', data } = options;
    if (options.renotify && tag === '') throw new TypeError('renotify needs a tag');
    const close = () => {
      tray = tray.filter((one) => one !== shown);
    };
    const shown = { title, body, tag, data, close } as unknown as Notification;
    tray = [...tray.filter((one) => tag === '' || one.tag !== tag), shown];
  };
  Object.assign(scope.registration, { showNotification, getNotifications: async () => [...tray] });
  const nothing = async () => undefined;
  Object.assign(navigator, { setAppBadge: nothing, clearAppBadge: nothing });
}

/** What stands among the phone's notifications now. */
export function shownOn(worker: Worker) {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      ...{ title, body, tag },
      url: (data as { url: string }).url,
    }));
  });
}

/** What of a worker's global scope is used; the types of workers and of pages exclude each other. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string | URL) => Promise<unknown> };
}

/**
 * Runs the worker's own handler for a tap on the notification with that title, and answers the addresses that it opened windows at.
 * `waitUntil` of an event that a script made is refused by the browser, so the test waits in its place.
 */
export function tapOn(worker: Worker, title: string, action = ''): Promise<string[]> {
  return worker.evaluate(
    async (tapped) => {
      const scope = self as unknown as WorkerScope;
      const shown = await scope.registration.getNotifications();
      const notification = shown.find((one) => one.title === tapped.title);
      if (notification === undefined) throw new Error(`nothing is shown as ${tapped.title}`);
      const opened: string[] = [];
      const own = scope.clients.openWindow;
      scope.clients.openWindow = async (url) => {
        opened.push(String(url));
        return null;
      };
      const waits: Promise<unknown>[] = [];
      const event = Object.assign(new Event('notificationclick'), {
        ...{ notification, action: tapped.action },
        waitUntil: (promise: Promise<unknown>) => void waits.push(promise),
      });
      scope.dispatchEvent(event);
      await Promise.all(waits);
      scope.clients.openWindow = own;
      return opened;
    },
    { title, action },
  );
}

/** The browser gives this device another address while no page is open, and the worker's own handler registers it. */
export function replaceSubscription(worker: Worker, next: SubscriptionJson): Promise<void> {
  return worker.evaluate(async (given) => {
    const scope = self as unknown as WorkerScope;
    const waits: Promise<unknown>[] = [];
    const event = Object.assign(new Event('pushsubscriptionchange'), {
      newSubscription: { toJSON: () => given },
      waitUntil: (promise: Promise<unknown>) => void waits.push(promise),
    });
    scope.dispatchEvent(event);
    await Promise.all(waits);
  }, next);
}

/** What came for one browser, decrypted, in order. */
export function receivedBy(service: PushServer, { endpoint }: SubscriptionJson): PushMessage[] {
  return service.received
    .filter((push) => push.endpoint === endpoint)
    .map(({ payload }) => payload as unknown as PushMessage);
}

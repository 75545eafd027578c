// Owns push on this device: registering for it, and renewing the subscription after 7 days.
import { readLocal, removeLocal, writeLocal } from '../storage/local.ts';
import { isSupported, type PushState, pushState, stateOf } from './push-state.ts';

export const PUSH_KEY = 'spc-push-registered-at';
export const PUSH_REFRESH_MS = 7 * 24 * 60 * 60 * 1000;

/** A service worker that was never installed is never ready, and a browser that can't reach its push service tries for minutes. */
export const PUSH_PATIENCE_MS = 12_000;

export class PushError extends Error {
  readonly reason: Exclude<PushState, 'granted'>;

  constructor(reason: Exclude<PushState, 'granted'>) {
    super(`Push is ${reason}.`);
    this.name = 'PushError';
    this.reason = reason;
  }
}

/** Hands the subscription to the server; given by whoever speaks with it. */
export type SendSubscription = (subscription: PushSubscriptionJSON, key: string) => Promise<void>;

/** Whether a subscription registered then has to be registered again now. */
export function needsPushRefresh(registeredAt_ms: number | null, now_ms: number): boolean {
  if (registeredAt_ms === null || !Number.isFinite(registeredAt_ms)) return true;
  return now_ms - registeredAt_ms >= PUSH_REFRESH_MS;
}

function registeredAt(): number | null {
  const kept = readLocal(PUSH_KEY);
  return kept === null ? null : Number(kept);
}

async function makeSubscription(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // An old subscription may be dead without a word, or made for another key; a new one is cheap.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Fails where the browser does not answer in time: whoever turns push on must not look at a button that never comes back. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The browser made no push subscription in time.')),
      PUSH_PATIENCE_MS,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function subscribe(send: SendSubscription, applicationServerKey: string): Promise<void> {
  const subscription = await inTime(makeSubscription(applicationServerKey));
  await send(subscription.toJSON(), applicationServerKey);
  writeLocal(PUSH_KEY, String(Date.now()));
}

/** Asks for the permission where undecided, and answers how it stands now. Only by an explicit tap. */
export async function askForPush(): Promise<PushState> {
  const state = pushState();
  return state === 'undecided' ? stateOf(await Notification.requestPermission()) : state;
}

/**
 * Asks where undecided, then registers. Never called on first load: only when the person wants it.
 * Asks before anything else: some browsers let a page ask only right after a tap, and the key comes over the network.
 * Fails as a PushError that says what stands in the way.
 */
export async function registerPush(send: SendSubscription, readKey: () => Promise<string>): Promise<void> {
  const state = await askForPush();
  if (state !== 'granted') throw new PushError(state);
  await subscribe(send, await readKey());
}

/** Renews a granted subscription that is older than 7 days; asks nobody. */
export async function refreshPush(send: SendSubscription, readKey: () => Promise<string>): Promise<boolean> {
  if (pushState() !== 'granted' || !needsPushRefresh(registeredAt(), Date.now())) return false;
  await subscribe(send, await readKey());
  return true;
}

/** This device is not to be written to any more; asks nobody, and bears being called where there is nothing to end. */
export async function endPush(): Promise<void> {
  removeLocal(PUSH_KEY);
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The next start registers anew, whatever was registered before. */
export function forgetRegistration(): void {
  removeLocal(PUSH_KEY);
}

// The service worker: keeps the shell, and who is signed in their pass, for offline use, and shows push
// messages; takes over from an older version only when asked to.
import { listenForPush } from './push.ts';
import { ruleFor } from './rules.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: readonly ({ url: string; revision: string | null } | string)[];
};

const SHELL = '/index.html';
const OFFLINE = '/offline.html';
const KEPT = 'stagepass-kept';
/** The files behind passes and tickets, by the list that the build made; there once somebody was signed in. */
const AT_HAND = 'stagepass-at-hand';
const AT_HAND_LIST = '/at-hand.json';
/** Put in by the build: the shell's files with a revision where the name carries no hash. */
const files = self.__WB_MANIFEST.map((file) =>
  typeof file === 'string' ? { url: file, revision: null } : file,
);
const version = files.map((file) => `${file.url}:${file.revision ?? ''}`).join('|');
const PRECACHE = `stagepass-shell-${checksum(version)}`;

function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

async function install(): Promise<void> {
  const cache = await caches.open(PRECACHE);
  const requests = files.map(({ url, revision }) => {
    // A name with a hash never changes what it means: the copy that the page just loaded will do.
    return new Request(new URL(url, self.location.origin), {
      cache: revision === null ? 'default' : 'reload',
    });
  });
  await cache.addAll(requests);
  // Before this version is the one that counts: it may begin without a network, and the pass must open then.
  if (await caches.has(AT_HAND)) await keepAtHand();
}

async function atHand(): Promise<string[]> {
  const list = await caches.match(AT_HAND_LIST, { cacheName: PRECACHE });
  return list ? ((await list.json()) as string[]) : [];
}

async function keepAtHand(): Promise<void> {
  const [cache, precache] = await Promise.all([caches.open(AT_HAND), caches.open(PRECACHE)]);
  const missing: string[] = [];
  for (const file of await atHand())
    if (!(await cache.match(file)) && !(await precache.match(file))) missing.push(file);
  await cache.addAll(missing);
}

async function dropOldAtHand(): Promise<void> {
  if (!(await caches.has(AT_HAND))) return;
  const [cache, files] = await Promise.all([caches.open(AT_HAND), atHand()]);
  const stale = (await cache.keys()).filter(({ url }) => !files.includes(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith('stagepass-shell-') && name !== PRECACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await dropOldAtHand();
  await self.clients.claim();
}

async function shell(request: Request): Promise<Response> {
  const kept = await caches.match(SHELL, { cacheName: PRECACHE });
  if (kept) return kept;
  return fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error());
}

async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(KEPT)).put(request, response.clone());
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  // What did not come is asked for again by the next start.
  if (event.data === 'keep-at-hand') event.waitUntil(keepAtHand().catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const rule = ruleFor(event.request, self.location.origin);
  if (rule === 'shell') event.respondWith(shell(event.request));
  if (rule === 'kept') event.respondWith(kept(event.request));
});
listenForPush();

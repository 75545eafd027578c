// Owns what pages and the service worker say to each other about push, and the note that a page leaves for a worker without a page.

/** The worker asks an open page where it is: what the browser tells a worker is the address that the page was loaded at. */
export const WHERE_MESSAGE = 'where-are-you';
/** The worker asks an open page to go to an address. Answered over the port that comes with it. */
export const OPEN_MESSAGE = 'open-address';
/** The browser replaced this device's subscription: the page has to register it. */
export const RENEWED_MESSAGE = 'push-renewed';

const CACHE = 'stagepass-push';
const NAME = '/push-note.json';

interface PushNote {
  /** The address of the API, who is signed in, what this device is called, and the server's key. */
  api: string;
  token: string;
  label: string;
  key: string;
}

export async function readPushNote(): Promise<PushNote | null> {
  const kept = await caches.match(NAME, { cacheName: CACHE });
  return kept ? ((await kept.json()) as PushNote) : null;
}

/** Null forgets it: whoever signs out is not to be written to here. */
export async function writePushNote(note: PushNote | null): Promise<void> {
  if (note === null) await caches.delete(CACHE);
  else await (await caches.open(CACHE)).put(NAME, new Response(JSON.stringify(note)));
}

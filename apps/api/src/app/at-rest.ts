// Owns what the server does once nobody has asked for a while: it gives back the memory that the start or a busy time took.
import { getHeapStatistics } from 'node:v8';

const quiet_ms = 10_000;
/** With more than this in use the pause would be felt by those who only listen, and there is little to give back. */
const mostUsed_bytes = 128 * 1024 * 1024;
/** So much more in use than after the last time: events and jobs leave it behind, also while nobody asks. */
const worthIt_bytes = 2 * 1024 * 1024;
/** In times of rest so far apart at least, for the sake of those who only listen. */
const restsApart = 2;
/** Monitors ask at any time, and take nothing. */
const askedByMonitors = /^\/api\/(health|ready|metrics)\b/;

type Collect = () => void;

interface Asked {
  on(event: 'request', listener: (request: { url?: string | undefined }) => void): unknown;
}

/** Where Node lets programs ask for it; V8 by itself collects when memory is asked for, which at rest never happens. */
function collector(): Collect | undefined {
  const { gc } = globalThis;
  return gc && (() => gc({ type: 'major', flavor: 'last-resort', execution: 'sync' }));
}

function inUse(): number {
  return getHeapStatistics().used_heap_size;
}

export function giveBackAtRest(
  server: Asked,
  collect: Collect | undefined = collector(),
  used_bytes: () => number = inUse,
): void {
  if (collect === undefined) return;
  // Having just started counts as having been busy.
  let taken = true;
  let quiet = true;
  let left_bytes = 0;
  let rests = 0;
  server.on('request', ({ url = '' }) => {
    if (!askedByMonitors.test(url)) quiet = false;
  });
  setInterval(() => {
    if (!quiet) {
      quiet = true;
      taken = true;
      return;
    }
    rests += 1;
    const used = used_bytes();
    const isWorthIt = taken || (rests > restsApart && used - left_bytes >= worthIt_bytes);
    if (!isWorthIt || used > mostUsed_bytes) return;
    taken = false;
    rests = 0;
    collect();
    left_bytes = used_bytes();
  }, quiet_ms).unref();
}

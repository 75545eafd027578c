// Owns the service worker's decisions: what it may answer from the cache, and what it must leave to the network.

export type Rule =
  /** Never touched: the API, realtime, uploads, anything that is not ours or not a plain read. */
  | 'network'
  /** A screen of the app: the kept shell, at once. */
  | 'shell'
  /** A file whose name carries its hash: kept once fetched. */
  | 'kept';

/** Folders that belong to the server, not to the app. */
const SERVER_PATHS = ['/api', '/socket.io', '/dev', '/media', '/health', '/ready'];

export function ruleFor(request: { method: string; url: string; mode: string }, origin: string): Rule {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'network';
  if (SERVER_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`)))
    return 'network';
  // A last part with a dot is a file of its own (robots.txt, manifest), not a screen.
  if (request.mode === 'navigate') return /\.[a-z0-9]+$/i.test(url.pathname) ? 'network' : 'shell';
  return url.pathname.startsWith('/assets/') ? 'kept' : 'network';
}

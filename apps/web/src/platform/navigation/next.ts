// Owns where a person goes on after signing in: `next` is trusted only as a path of our own origin.

// Browsers read a backslash as a slash and drop control characters: both can turn a path into another host.
const UNSAFE = /[\\\p{Cc}]/u;
/** Screens that only make sense before signing in: going back to them would go round in circles. */
const NEVER_NEXT = new Set([
  '/auth',
  '/permission-error',
  '/verify-email',
  '/otp-verify',
  '/discord',
  '/tiktok',
]);

/** The path to go on to, or null where the given one is not ours. */
export function safeNext(raw: string | null | undefined, ours?: string): string | null {
  if (!raw?.startsWith('/') || UNSAFE.test(raw)) return null;
  const origin = ours ?? window.location.origin;
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return null;
  }
  // Resolving `/..//host` leaves `//host`, which the next reader would take for another origin.
  if (url.origin !== origin || url.pathname.startsWith('//') || NEVER_NEXT.has(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The `next` of a query string, if it is one of ours. */
export function nextOf(search: string | URLSearchParams): string | null {
  return safeNext(new URLSearchParams(search).get('next'));
}

/** Adds `next` to a path of ours; a missing or foreign one is left out. */
export function withNext(path: string, next: string | null | undefined): string {
  const safe = safeNext(next);
  if (safe === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(safe)}`;
}

/** The path alone, without what is asked of it. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

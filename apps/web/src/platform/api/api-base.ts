// Owns the address of the API: the page's `api-base` meta tag, otherwise /api on our own origin.

export function apiBase(): string {
  const set = document.querySelector('meta[name="api-base"]')?.getAttribute('content');
  return (set || '/api').replace(/\/+$/, '');
}

/** The origin the realtime connection goes to. */
export function apiOrigin(): string {
  return new URL(apiBase(), window.location.href).origin;
}

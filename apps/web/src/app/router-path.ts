// Owns the translation of a route's pattern into the router's spelling.

/** `/club/{id}/home` as the router writes it: `/club/:id/home`. */
export function routerPath(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, ':$1');
}

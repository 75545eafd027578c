// Owns which entry of the table an address opens. React Router's own search, with its nested routes, would bring 2 KiB into
// the first load; our table is flat, and only the reading of one pattern is needed of it.
import { matchPath, type PathMatch } from 'react-router';
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { routeTable } from './route-table.ts';

export interface FoundRoute {
  readonly entry: RouteEntry;
  readonly match: PathMatch;
}

/** Placeholders hold what was meant, not how an address spells it; a slash in one stays spelled. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // Half of a character: no address of ours, and looked for as it is.
    return pathname;
  }
}

export function findRoute(pathname: string): FoundRoute | null {
  const address = decoded(pathname);
  for (const entry of routeTable) {
    const match = matchPath(entry.path, address);
    if (match) return { entry, match };
  }
  return null;
}

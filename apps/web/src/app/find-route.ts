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

/** The same words in the same places. Reading a hundred patterns as expressions would hold up every first screen. */
function mayFit(path: string, parts: readonly string[]): boolean {
  const words = path.toLowerCase().split('/');
  return (
    words.length === parts.length && words.every((word, at) => word.startsWith(':') || word === parts[at])
  );
}

/** Fixed words win over what may be anything there, a club's handle or a name: a colon comes before every letter. */
const fixedFirst = (a: RouteEntry, b: RouteEntry): number => (a.path < b.path ? 1 : -1);

export function findRoute(pathname: string): FoundRoute | null {
  const address = decoded(pathname);
  const parts = address
    .replace(/(.)\/+$/, '$1')
    .toLowerCase()
    .split('/');
  const [entry] = routeTable.filter(({ path }) => mayFit(path, parts)).sort(fixedFirst);
  const match = entry && matchPath(entry.path, address);
  return match ? { entry, match } : null;
}

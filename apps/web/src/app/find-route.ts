// Owns which entry of the table an address opens. React Router's own search, with its nested routes, would bring 2 KiB into
// the first load; our table is flat, and only the reading of one pattern is needed of it.
import { matchPath, type PathMatch } from 'react-router';
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { furtherRoutes } from './known-routes.ts';
import { notAClub } from './near-routes.ts';
import { nearTable } from './route-table.ts';

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
const fixedFirst = (a: RouteEntry, b: RouteEntry): number => (a.path < b.path ? 1 : a.path > b.path ? -1 : 0);

const fitting = (table: readonly RouteEntry[], parts: readonly string[]): RouteEntry[] =>
  table.filter(({ path }) => mayFit(path, parts));

/** Null where no route is at the address, or none is known yet (`furtherRoutes`). */
export function findRoute(pathname: string): FoundRoute | null {
  const address = decoded(pathname);
  const parts = address
    .replace(/(.)\/+$/, '$1')
    .toLowerCase()
    .split('/');
  const further = furtherRoutes();
  // What is at these words stands in the table that is not there yet; the near one would take them for a club.
  if (!further && notAClub.test(parts.join('/'))) return null;
  const [entry] = [...fitting(nearTable, parts), ...fitting(further ?? [], parts)].sort(fixedFirst);
  const match = entry && matchPath(entry.path, address);
  return match ? { entry, match } : null;
}

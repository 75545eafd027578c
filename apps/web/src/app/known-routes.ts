// Owns which routes are known beyond the near table: none until further-screens.ts is there.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

let further: readonly RouteEntry[] | undefined;

export function addFurtherRoutes(entries: readonly RouteEntry[]): void {
  further = entries;
}

/** Undefined until they are there. */
export const furtherRoutes = (): readonly RouteEntry[] | undefined => further;

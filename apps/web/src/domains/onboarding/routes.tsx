// Owns the routes of the onboarding domain: none, its steps stand on Home.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [];

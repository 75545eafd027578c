// Reminders are asked for on the screens of what they are about: they have none of their own.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [];

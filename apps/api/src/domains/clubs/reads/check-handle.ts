// Owns whether a club can have a handle, and what it could have instead.
import type { Platform } from '#platform/platform.ts';
import { handleFrom, handlesNear, isHandle, isReservedHandle } from '../handles.rules.ts';
import { listTaken } from '../handles.store.ts';

export interface HandleCheck {
  handle: string;
  free: boolean;
  reason: 'taken' | 'reserved' | 'malformed' | null;
  suggestion: string | null;
}

export async function checkHandle(platform: Platform, typed: string): Promise<HandleCheck> {
  const handle = typed.trim().toLowerCase();
  const near = handlesNear(isHandle(handle) ? handle : handleFrom(handle));
  const taken = await listTaken(platform.db, [handle, ...near], { at: platform.clock.now() });
  const reason = !isHandle(handle)
    ? 'malformed'
    : isReservedHandle(handle)
      ? 'reserved'
      : taken.has(handle)
        ? 'taken'
        : null;
  return {
    handle,
    free: reason === null,
    reason,
    suggestion: reason === null ? null : (near.find((other) => !taken.has(other)) ?? null),
  };
}

// Owns who listens to what the server says over the socket: screens that are open, each for the events it shows.
import type { RealtimeEvents, RoomEvents } from '@stagepass/contract/realtime.ts';
import { useEffect, useEffectEvent } from 'react';

type Heard = RealtimeEvents & RoomEvents;

const listeners = new Map<string, Set<(payload: never) => void>>();

/** Returns the way to stop. */
export function listen<Name extends keyof Heard>(
  name: Name,
  hear: (payload: Heard[Name]) => void,
): () => void {
  const others = listeners.get(name) ?? new Set();
  listeners.set(name, others);
  others.add(hear);
  return () => others.delete(hear);
}

/** Called for everything that arrives. */
export function tellListeners(name: string, payload: unknown): void {
  for (const hear of [...(listeners.get(name) ?? [])]) hear(payload as never);
}

/** While the component is there. */
export function useRealtime<Name extends keyof Heard>(
  name: Name,
  hear: (payload: Heard[Name]) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => listen(name, (payload) => heard(payload)), [name]);
}

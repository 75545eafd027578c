// Owns who listens to what the server says over the socket: screens that are open, each for the events it shows.
import type { PersonEvents, RoomEvents } from '@stagepass/contract/realtime.ts';
import { useEffect, useEffectEvent } from 'react';

type AnyEvents = PersonEvents & RoomEvents;

const listeners = new Map<string, Set<(payload: never) => void>>();

/** Returns the way to stop. */
export function listenByName(name: string, listener: (payload: never) => void): () => void {
  const others = listeners.get(name) ?? new Set();
  listeners.set(name, others);
  others.add(listener);
  return () => others.delete(listener);
}

/** Called for everything that arrives. */
export function tellListeners(name: string, payload: unknown): void {
  for (const hear of [...(listeners.get(name) ?? [])]) hear(payload as never);
}

const catchUps = new Set<() => void>();

/** The line is back after a gap, and what was said meanwhile is lost. */
export function announceReturn(): void {
  for (const catchUp of [...catchUps]) catchUp();
}

/** Called after each gap, for as long as the page is there. */
export function listenToReturn(catchUp: () => void): void {
  catchUps.add(catchUp);
}

interface Further {
  /** The line was down, and this event may have been missed: what it concerns has to be asked for. */
  onBack?: () => void;
}

/** While the component is there. */
export function useRealtime<Name extends keyof AnyEvents>(
  name: Name,
  listener: (payload: AnyEvents[Name]) => void,
  { onBack }: Further = {},
): void {
  const current = useEffectEvent(listener);
  const back = useEffectEvent(() => onBack?.());
  useEffect(() => {
    const stop = listenByName(name, (payload: AnyEvents[Name]) => current(payload));
    const catchUp = () => back();
    catchUps.add(catchUp);
    return () => {
      stop();
      catchUps.delete(catchUp);
    };
  }, [name]);
}

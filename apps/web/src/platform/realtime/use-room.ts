// Owns listening in a room while a screen is open.
import type { RoomEvents, RoomName } from '@stagepass/contract/realtime.ts';
import { useEffect, useEffectEvent } from 'react';
import { listen } from './listeners.ts';
import { type Watcher, watchRoom } from './rooms.ts';

export type RoomHandlers = { [Event in keyof RoomEvents]?: (payload: RoomEvents[Event]) => void } & Watcher;

const events = {
  newPost: true,
  postChanged: true,
  reactionCount: true,
  newComment: true,
  commentChanged: true,
  memberCount: true,
  auctionBid: true,
  auctionChanged: true,
} as const satisfies Record<keyof RoomEvents, true>;

/** Null watches nothing. Only what concerns the room is handed on: another screen may watch another one. */
export function useRoom(room: RoomName | null, handlers: RoomHandlers): void {
  const hear = useEffectEvent((name: keyof RoomEvents, payload: never) => handlers[name]?.(payload));
  const enter = useEffectEvent(() => handlers.onWatched?.());
  const lose = useEffectEvent(() => handlers.onLost?.());
  useEffect(() => {
    if (room === null) return undefined;
    const [kind, id] = room.split(':');
    // In the room of somebody's home the clubs are theirs, whichever they are.
    const isAbout = (payload: object) =>
      kind === 'home' || Object.entries(payload).some(([key, value]) => key === `${kind}_id` && value === id);
    const names = Object.keys(events) as (keyof RoomEvents)[];
    const stops = names.map((name) =>
      listen(name, (payload) => isAbout(payload) && hear(name, payload as never)),
    );
    stops.push(watchRoom(room, { onWatched: () => enter(), onLost: () => lose() }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [room]);
}

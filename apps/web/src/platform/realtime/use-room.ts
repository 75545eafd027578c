// Owns listening in a room while a screen is open.
import type { RoomEvents, RoomName } from '@stagepass/contract/realtime.ts';
import { useEffect, useEffectEvent } from 'react';
import { listen } from './listeners.ts';
import { watchRoom } from './rooms.ts';

export type RoomHandlers = { [Event in keyof RoomEvents]?: (payload: RoomEvents[Event]) => void } & {
  /** Let in, for the first time or after the line was lost: ask for what was missed. */
  onWatched?: () => void;
};

const events = {
  newPost: true,
  postChanged: true,
  reactionCount: true,
  newComment: true,
  commentChanged: true,
  memberCount: true,
} as const satisfies Record<keyof RoomEvents, true>;

/** Null watches nothing. Only what concerns the room is handed on: another screen may watch another one. */
export function useRoom(room: RoomName | null, handlers: RoomHandlers): void {
  const hear = useEffectEvent((name: keyof RoomEvents, payload: never) => handlers[name]?.(payload));
  const enter = useEffectEvent(() => handlers.onWatched?.());
  useEffect(() => {
    if (room === null) return undefined;
    const [kind, id] = room.split(':');
    const isAbout = (payload: object) =>
      Object.entries(payload).some(([key, value]) => key === `${kind}_id` && value === id);
    const names = Object.keys(events) as (keyof RoomEvents)[];
    const stops = names.map((name) =>
      listen(name, (payload) => isAbout(payload) && hear(name, payload as never)),
    );
    stops.push(watchRoom(room, () => enter()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [room]);
}

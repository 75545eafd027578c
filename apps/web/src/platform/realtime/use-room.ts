// Owns listening in a room while a screen is open.
import type { RoomEvents, RoomName } from '@stagepass/contract/realtime.ts';
import { useEffect, useEffectEvent } from 'react';
import { listenByName } from './listeners.ts';
import { type Watcher, watchRoom } from './rooms.ts';

export type RoomHandlers = { [Event in keyof RoomEvents]?: (payload: RoomEvents[Event]) => void } & {
  /** Let in. `isAgain`: what was said while the line was down has to be asked for. */
  onWatched?: (isAgain: boolean) => void;
} & Pick<Watcher, 'onLost'>;

/** Null watches nothing. Only what concerns the room is handed on: another screen may watch another one. */
export function useRoom(room: RoomName | null, handlers: RoomHandlers): void {
  const hear = useEffectEvent((name: keyof RoomEvents, payload: never) => handlers[name]?.(payload));
  const namesNow = useEffectEvent(() => Object.keys(handlers));
  const enter = useEffectEvent((isAgain: boolean) => handlers.onWatched?.(isAgain));
  const lose = useEffectEvent(() => handlers.onLost?.());
  useEffect(() => {
    if (room === null) return undefined;
    const [kind, id] = room.split(':');
    // What does not name a subject of this kind is said to those in the room alone: at home, of whichever club.
    const isAbout = (payload: object) => {
      const subject = Object.entries(payload).find(([key]) => key === `${kind}_id`);
      return subject === undefined || subject[1] === id;
    };
    const stops = namesNow().map((name) =>
      listenByName(name, (payload) => isAbout(payload) && hear(name as keyof RoomEvents, payload as never)),
    );
    let isAgain = false;
    const onWatched = () => {
      enter(isAgain);
      isAgain = true;
    };
    stops.push(watchRoom(room, { onWatched, onLost: () => lose() }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [room]);
}

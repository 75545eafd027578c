// Owns the realtime connection: one to the API host, opened anew when somebody signs in or out.
import { getSession, subscribeSession } from '../session/session.ts';
import type { Connection } from './connection.ts';
import { announceReturn, tellListeners } from './listeners.ts';
import { catchUp, type ReactionPart, react } from './reactions.ts';
import { lendLine, loseLine } from './rooms.ts';
import { untilDone } from './until-done.ts';

let connection: Connection | null = null;
let connectedAs: string | undefined;
/** Since when nothing is heard: the page's own start at first. By the clock of the day, since phones sleep meanwhile. */
let deafSince_ms = performance.timeOrigin;

/** Called for everything that arrives. */
function onEvent(parts: readonly ReactionPart[], name: string, payload: unknown): void {
  tellListeners(name, payload);
  // It came over the network; where the rest of it does not, the next event tries again.
  void react(parts, name, payload).catch(() => undefined);
}

/** The line is back, without what was said while it was down. */
function onGap(parts: readonly ReactionPart[]): void {
  announceReturn();
  void catchUp(parts).catch(() => undefined);
}

/** Whether it is done: false where the client's file did not come. */
async function connect(parts: readonly ReactionPart[]): Promise<boolean> {
  const session = getSession();
  let hadLine = false;
  try {
    const [{ openConnection }, { hearOnce }] = await Promise.all([
      import('./connection.ts'),
      import('./missed.ts'),
    ]);
    // Somebody may have signed in or out meanwhile, who has a connection of their own.
    if (connection !== null || getSession()?.sctoken !== session?.sctoken) return true;
    const line = hearOnce(parts, (name, payload) => onEvent(parts, name, payload));
    connection = openConnection(session, {
      onEvent: line.onEvent,
      onConnect: (ask, recovered) => {
        lendLine(ask);
        if (hadLine && !recovered) onGap(parts);
        hadLine = true;
        if (!recovered && session !== null) void line.askMissed(deafSince_ms);
      },
      onLost() {
        deafSince_ms = Date.now();
        loseLine();
      },
    });
    return true;
  } catch {
    return false;
  }
}

/** Called once, when the first screen stands: Socket.IO's client is no part of the first load. */
export function startRealtime(parts: readonly ReactionPart[]): void {
  const begin = () => {
    connectedAs = getSession()?.sctoken;
    const token = connectedAs;
    connection?.close();
    connection = null;
    loseLine();
    void untilDone(
      () => connect(parts),
      () => connection === null && connectedAs === token,
    );
  };
  begin();
  subscribeSession(() => {
    if (getSession()?.sctoken === connectedAs) return;
    deafSince_ms = Date.now();
    begin();
  });
}

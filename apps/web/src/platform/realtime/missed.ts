// Owns that an event which a phone missed is heard once: asked for when a connection stands, and known again where it came by both ways.
// Fetched with the client of the socket, since nothing is heard without it.
import type { ReactionPart } from './reactions.ts';

type Hear = (name: string, payload: unknown) => void;

/** Asked for twice is better than missed. */
const OVERLAP_S = 5;

/** For one connection, and so for one person. `hear` is called for what is said for the first time. */
export function hearOnce(parts: readonly ReactionPart[], hear: Hear) {
  const heard = new Set<string>();
  const onEvent: Hear = (name, payload) => {
    // Names come over the network: one of an object's own kind, such as toString, is nobody's.
    const missed = parts.find((part) => part.names.includes(name))?.missed[name];
    const key = missed && `${name} ${missed.keyOf(payload as never)}`;
    if (key !== undefined) {
      if (heard.has(key)) return;
      heard.add(key);
    }
    hear(name, payload);
  };
  /** Where one cannot be asked for, the others still are; the next connection asks again. */
  async function askMissed(since_ms: number): Promise<void> {
    const within_s = OVERLAP_S + Math.max(0, Math.ceil((Date.now() - since_ms) / 1000));
    for (const { missed } of parts)
      for (const [name, { ask } = {}] of Object.entries(missed))
        for (const payload of (await ask?.(within_s).catch(() => [])) ?? []) onEvent(name, payload);
  }
  return { onEvent, askMissed };
}

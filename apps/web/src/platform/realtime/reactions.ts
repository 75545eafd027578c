// Owns how a domain says what the app does by itself when the server says something, whatever screen is open. The reactions of
// a domain are fetched with the first event that asks for them.
import type { PersonEvents } from '@stagepass/contract/realtime.ts';

export type Reactions<Name extends keyof PersonEvents> = {
  [Event in Name]: (payload: PersonEvents[Event]) => void;
};

/** How events of one name are asked for that were said while this phone had no line. */
interface Missed<Payload, Asked = Payload> {
  /** Those of the last seconds, the oldest first. */
  ask: (within_s: number) => Promise<readonly Asked[]>;
  /** Two with the same key are the same event. */
  keyOf: (payload: Payload) => string;
}

export interface ReactionPart {
  readonly names: readonly string[];
  readonly load: () => Promise<{ reactions: object; onBack?: () => void }>;
  readonly catchesUp: boolean;
  readonly missed: Readonly<Record<string, Missed<never, unknown> | undefined>>;
}

interface Further<Name extends keyof PersonEvents> {
  /** Fetched, and its `onBack` called, where these events may have been missed. */
  catchesUp?: boolean;
  /** Asked for after each connection that was not recovered, the first one included: then each is reacted to as if it came now. */
  missed?: { readonly [Event in Name]?: Missed<PersonEvents[Event]> };
}

/** For the domain's `realtime.ts`, which `app/registries/realtime.ts` lists; an event without its reaction does not compile. */
export function reactsTo<Name extends keyof PersonEvents>(
  names: readonly Name[],
  load: () => Promise<{ reactions: Reactions<Name>; onBack?: () => void }>,
  { catchesUp = false, missed = {} }: Further<Name> = {},
): ReactionPart {
  return { names, load, catchesUp, missed };
}

export async function catchUp(parts: readonly ReactionPart[]): Promise<void> {
  for (const part of parts) if (part.catchesUp) (await part.load()).onBack?.();
}

export async function react(parts: readonly ReactionPart[], name: string, payload: unknown): Promise<void> {
  for (const part of parts) {
    if (!part.names.includes(name)) continue;
    const { reactions } = await part.load();
    (reactions as Record<string, (given: unknown) => void>)[name]?.(payload);
  }
}

// Owns how realtime is declared: events with their payloads, and kinds of rooms. Each domain merges its own into these
// interfaces in `<noun>/realtime.ts` (`declare module '../realtime.ts'`); an event that no domain declares cannot be sent.

/** Event name → payload, from the server to every device of one person. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface PersonEvents {}

/**
 * Event name → payload, from the server to those who watch a room. It says that something changed and never what only some may
 * see: the client asks for that. A payload names the room's subject as `<kind>_id`, so that a screen knows which room it is of.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface RoomEvents {}

/** Kind of room → what its id is of. Who may watch one is decided by the domain whose manifest registers the kind. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface RoomKinds {}

export type RoomKind = keyof RoomKinds & string;
export type RoomName = `${RoomKind}:${string}`;

/** Event name → payload and acknowledgement, client to server. At most 40 rooms a socket; watched anew after each connection. */
export interface RealtimeRequests {
  watch: { payload: { room: RoomName }; answer: { ok: boolean } };
  unwatch: { payload: { room: RoomName }; answer: { ok: true } };
}

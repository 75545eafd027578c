// Owns the events that the server sends over the socket; names and fields of the seed stay as they are.

/** Event name → payload, server to client. Domains add theirs here as types only. */
export interface RealtimeEvents {
  haveMessage: { user_name: string; content: string; conversation_id: string };
  /** The account's sessions changed: a client whose token is gone signs itself out. */
  sessionEnded: { session_id: string };
  toast: { title: string; description: string };
}

// Owns what the server says over the socket about sessions.

export interface AuthPersonEvents {
  /** The account's sessions changed: a client whose token is gone signs itself out. */
  sessionEnded: { session_id: string };
}

declare module '../realtime.ts' {
  interface PersonEvents extends AuthPersonEvents {}
}

// Owns what the server says to a person over the socket that belongs to no other domain; names and fields are the seed's.

export interface UserPersonEvents {
  haveMessage: { user_name: string; content: string; conversation_id: string };
  toast: { title: string; description: string };
  /** An export of the person's data has come further, or has ended: look again. */
  dataExportChanged: { export_id: string };
  /** The person has become a site operator, or is none any more. */
  operatorChanged: { operator: boolean };
}

declare module '../realtime.ts' {
  interface PersonEvents extends UserPersonEvents {}
}

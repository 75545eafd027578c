// Owns what the server says over the socket about scanned codes.

export interface RedemptionPersonEvents {
  /** To the holder whose code was scanned: the phone that shows it can let go of it. */
  codeScanned: { kind: 'item' | 'pass'; subject_id: string; verdict: string; club_name: string };
}

declare module '../realtime.ts' {
  interface PersonEvents extends RedemptionPersonEvents {}
}

// Owns what the server says over the socket about joining a club.

export interface AdmissionPersonEvents {
  /** To the staff of a club: somebody asks to join. */
  joinRequestMade: { club_id: string; club_name: string; display_name: string; waiting: number };
  /** To the person who asked. */
  joinRequestAnswered: { club_id: string; club_name: string; approved: boolean };
  /** To the other devices of somebody who did everything that joining asks. */
  joinRequirementsPassed: { club_id: string };
}

declare module '../realtime.ts' {
  interface PersonEvents extends AdmissionPersonEvents {}
}

// Owns what the server says over the socket about levels and tiers.

export interface LevelPersonEvents {
  /** A level or tier is another one. The device that takes the change (`POST /level-changes/take`) shows it. */
  levelChanged: { club_id: string };
}

declare module '../realtime.ts' {
  interface PersonEvents extends LevelPersonEvents {}
}

// Owns a club's room, and what the server says there about the club itself.

export interface ClubRoomEvents {
  /** In `club:<id>`. */
  memberCount: { club_id: string; member_count: number };
}

declare module '../realtime.ts' {
  interface RoomEvents extends ClubRoomEvents {}
  interface RoomKinds {
    club: 'club id';
  }
}

// Owns the row types of the checkins domain's tables; nobody else reads or writes them.

export interface CheckinRow {
  club_id: string;
  user_id: string;
  /** `2026-11-17` */
  day: string;
  kind: 'made' | 'repaired';
  created_at: Date;
}

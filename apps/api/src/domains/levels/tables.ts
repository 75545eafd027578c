// Owns the row types of the levels domain's tables; nobody else reads or writes them.

export interface XpGrantRow {
  id: string;
  club_id: string;
  user_id: string;
  amount: number;
  cause_kind: string;
  cause_id: string;
  created_at: Date;
}

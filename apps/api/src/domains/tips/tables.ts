// Owns the row types of the tips domain's tables; nobody else reads or writes them.

export interface JarRow {
  club_id: string;
  is_on: boolean;
  set_by: string | null;
  set_at: Date;
}

export interface TipRow {
  id: string;
  club_id: string;
  user_id: string | null;
  anonymous: boolean;
  amount_cents: number;
  fee_cents: number;
  note: string;
  note_held: boolean;
  post_id: string | null;
  transfer_id: string;
  at: Date;
}

export interface TipsTables {
  tip_jars: JarRow;
  tips: TipRow;
}
